import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import { csvLine } from './audit-csv.server.ts';
import type { AuditDetail, AuditLine } from './audit-schema.ts';

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
    const rest = (await (
      await ayse.get(`/api/admin/audit?before=${first.at(-1)?.id}`)
    ).json()) as AuditLine[];
    expect([rest.length, rest.at(-1)?.action]).toEqual([11, 'session.sign-in']);
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
    for (const wrong of ['action=%25', 'from=21.11.2026', 'before=x', 'to=2026-13-01'])
      expect([wrong, (await ayse.get(`/api/admin/audit?${wrong}`)).status]).toEqual([wrong, 400]);
  });

  test('can be taken away as a file that opens in a spreadsheet', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    for (let row = 0; row < 60; row += 1)
      await ayse.post('/api/news', { ...draft, title: `=1+${row};"a"`, content: 'bir\niki' });
    const answer = await ayse.get('/api/admin/audit.csv?action=news');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="islem-gecmisi.csv"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
    expect(lines).toHaveLength(61);
    expect(lines[0]).toContain('"No";"Zaman (UTC)";"Kullanıcı"');
    expect(lines[1]).toContain(`;"ayse";"news.create";"news";"60";"'=1+59;""a""";`);
    expect((await ayse.get('/api/admin/audit.csv?from=x')).status).toBe(400);
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
    expect(newest).toMatchObject({ action: 'audit.export', username: 'ayse', subjectKind: 'audit' });
    expect(before?.action).toBe('session.sign-in');
    const detail = (await (await ayse.get(`/api/admin/audit/${newest?.id}`)).json()) as AuditDetail;
    expect(detail.change).toEqual({
      username: { after: 'mert' },
      from: { after: '2026-11-01' },
      to: { after: null },
      action: { after: null },
      before: { after: null },
    });
  });
});

test.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+90', `"'+90"`],
  ['-1', `"'-1"`],
  ['@a', `"'@a"`],
  ['\t=1', `"'\t=1"`],
  ['a=1', '"a=1"'],
  [-1, '"-1"'],
])('no cell is a formula: %s', (value, cell) => {
  expect(csvLine([value])).toBe(`${cell}\r\n`);
});
