import { expect, test } from 'vitest';
import { inBatches } from '#/db/many-rows.ts';
import { auditPanelText } from '#/i18n/tr/audit-panel.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import type { AuditDetail, AuditLine } from '../answers.server.ts';
import { streamAuditCsv } from './api.server.ts';
import type { NamedRow } from './store.server.ts';

const draft = {
  title: 'Iğdır’da arama',
  excerpt: 'Özet',
  content: 'Uzun metin',
  category: 'Operasyon',
  imageUrl: null,
  images: [],
  published: false,
};
describeEachDatabase('the log', (fresh) => {
  const open = async () => openTestApp(await fresh());

  test('is read by admins fifty rows at a time, newest first', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    for (let row = 0; row < 60; row += 1) await ayse.post('/api/news', { ...draft, title: `Haber ${row}` });
    const first = (await (await ayse.get('/api/admin/audit')).json()) as AuditLine[];
    expect([first.length, first[0]?.subjectTitle]).toEqual([50, 'Haber 59']);
    expect(first[0]).not.toHaveProperty('change');
    expect(first[0]).toHaveProperty('hasChange', true);
    const rest = (await (
      await ayse.get(`/api/admin/audit?before=${first.at(-1)?.id}`)
    ).json()) as AuditLine[];
    expect([rest.length, rest.at(-1)]).toMatchObject([11, { action: 'session.sign-in', hasChange: false }]);
    const detail = (await (await ayse.get(`/api/admin/audit/${first[0]?.id}`)).json()) as AuditDetail;
    expect(detail.change).toMatchObject({ content: { after: 'Uzun metin' } });
    expect((await ayse.get('/api/admin/audit/999')).status).toBe(404);
  });

  test('can be searched by subject, action, person and day', async () => {
    const app = await open();
    const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    await ayse.post('/api/news', draft);
    // 00:30 on the 21st in Istanbul
    app.clock.forward({ hours: 3, minutes: 30 });
    await mert.post('/api/news', draft);
    const found = async (query: string) =>
      ((await (await ayse.get(`/api/admin/audit?${query}`)).json()) as AuditLine[]).map(
        ({ action, username }) => `${username} ${action}`,
      );
    expect(await found('action=news')).toEqual(['mert news.create', 'ayse news.create']);
    expect(await found('action=session.sign-in')).toEqual(['mert session.sign-in', 'ayse session.sign-in']);
    expect(await found('action=news.delete')).toEqual([]);
    expect(await found('username=mert')).toEqual(['mert news.create', 'mert session.sign-in']);
    expect(await found('from=2026-11-21')).toEqual(['mert news.create']);
    expect(await found('to=2026-11-20&action=news')).toEqual(['ayse news.create']);
    expect(await found('from=2026-11-20&to=2026-11-21&username=&action=news')).toHaveLength(2);
    expect(await found('before=2147483647')).toHaveLength(4);
    for (const typed of ['igdir', 'ığdır’da arama', 'ARAMA IĞDIR', '%20'])
      expect(await found(`action=news&title=${typed}`)).toEqual(['mert news.create', 'ayse news.create']);
    expect(await found('title=bolu')).toEqual([]);
  });

  test.each([
    ...[
      'act=news.create',
      'act=constructor',
      'action=%25',
      'action=News',
      'action=.create',
      'action=news.',
      'action=news.create.x',
      'action=1news',
    ],
    ...['from=21.11.2026', 'to=2026-13-01', `username=${'x'.repeat(101)}`, `title=${'x'.repeat(201)}`],
    ...['before=x', 'before=0', 'before=1x', 'before=x1', 'before=2147483648', 'before=12345678901'],
  ])('is not searched for what cannot be there: %s', async (wrong) => {
    const ayse = await (await open()).signedIn('ayse');
    const answer = await ayse.get(`/api/admin/audit?${wrong}`);
    expect([answer.status, await answer.json()]).toEqual([400, { message: auditPanelText.filterInvalid }]);
  });

  test('is searched by title a page at a time, through all that lies between', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const row = {
      ...{ at: app.clock.now.toISOString(), staffId: null, username: 'ayse', address: '', subjectId: 1 },
      ...{ action: 'news.update', subjectKind: 'news', change: '{}', previousHash: '', hash: '' },
    };
    const rows = Array.from({ length: 24_600 }, (_, place) => ({
      ...{ ...row, id: 1000 + place },
      subjectTitle: place % 410 ? 'Başka' : 'Çığ',
    }));
    for (const batch of inBatches(rows))
      await app.parts.database.db.insertInto('auditLog').values(batch).execute();
    const read = async (query: string) =>
      (await (await ayse.get(`/api/admin/audit?${query}`)).json()) as AuditLine[];
    const first = await read('title=cig');
    const rest = await read(`title=cig&before=${first.at(-1)?.id}`);
    expect([first.length, rest.length]).toEqual([50, 10]);
    const file = await (await ayse.get('/api/admin/audit.csv?title=cig')).text();
    expect(file.trimEnd().split('\r\n')).toHaveLength(61);
  });

  test('can be taken away as a file that opens in a spreadsheet', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    for (let row = 0; row < 60; row += 1)
      await ayse.post('/api/news', { ...draft, title: `=1+${row};"a"`, content: 'bir\niki' });
    const answer = await ayse.get('/api/admin/audit.csv?action=news');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="islem-gecmisi.csv"');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
    expect(lines).toHaveLength(61);
    expect(lines[0]).toContain('"No";"Zaman (Türkiye saati)";"Kullanıcı"');
    expect(lines[1]).toContain(
      '"20.11.2026 21:00:00";"ayse";"“=1+59;""a""” haberini ekledi";"Haberler";"60";',
    );
    expect(lines[1]).toContain('"Başlık: =1+59;""a""\n');
    expect(lines[1]).toContain('\nÖzet: Özet\nİçerik: bir\niki\n');
    expect(lines[1]).toContain('\nYayında: Hayır\n');
    expect(lines[1]).toContain(`;"'=1+59;""a""";`);
    for (const line of lines.slice(1)) expect(line).toMatch(/^"\d+";.*"[\da-f]{64}"$/s);
    expect((await ayse.get('/api/admin/audit.csv?from=x')).status).toBe(400);
  });

  test('leaves the number of a thing empty where there is none', async () => {
    const app = await open();
    await app.visitor().post('/api/admin/login', { username: 'kimse', password: 'yanlis' });
    const ayse = await app.signedIn('ayse');
    const file = await (await ayse.get('/api/admin/audit.csv?action=session.sign-in-failed')).text();
    expect(file).toContain(
      ';"hatalı ad ya da şifreyle giriş yapmayı denedi";"Kullanıcılar";"";"bilinmeyen ad";',
    );
  });

  test('tells who took it away, and how much of it', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const mert = await app.signedIn('mert');
    const file = await ayse.get('/api/admin/audit.csv?username=mert&from=2026-11-01');
    expect((await file.text()).trimEnd().split('\r\n')).toHaveLength(2);
    expect((await ayse.get('/api/admin/audit.csv?from=x')).status).toBe(400);
    expect((await mert.get('/api/admin/audit.csv')).status).toBe(403);
    const [newest, before] = (await (await ayse.get('/api/admin/audit')).json()) as AuditLine[];
    expect(newest).toMatchObject({
      action: 'audit.export',
      username: 'ayse',
      subjectKind: 'audit',
      subjectTitle: '',
    });
    expect(before?.action).toBe('session.sign-in');
    const detail = (await (await ayse.get(`/api/admin/audit/${newest?.id}`)).json()) as AuditDetail;
    expect(detail.change).toEqual({ username: { after: 'mert' }, from: { after: '2026-11-01' } });
    await (await ayse.get('/api/admin/audit.csv')).text();
    const [whole] = (await (await ayse.get('/api/admin/audit')).json()) as AuditLine[];
    expect(whole).toMatchObject({ action: 'audit.export', hasChange: false });
  });
});

test('a download that is broken off reads no further', async () => {
  let isOver = false;
  async function* read() {
    try {
      for (;;) yield [{} as NamedRow];
    } finally {
      isOver = true;
    }
  }
  const reader = streamAuditCsv(read()).getReader();
  await reader.read();
  await reader.cancel();
  expect(isOver).toBe(true);
});
