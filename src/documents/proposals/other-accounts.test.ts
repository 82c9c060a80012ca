import { expect, test } from 'vitest';
import type { StoredDocument } from '#/documents/schema.ts';
import { formatIban } from '#/format/iban.ts';
import { watchSchedule } from '#/server/regular-work/publish-on-time.ts';
import {
  changeIban,
  confirm,
  documents,
  firstIban,
  otherIban,
  passwordOfSecond,
  readDonation,
  readPage,
  shows,
  signInSecondAdmin,
  thirdIban,
} from '../../../tests/support/accounts.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import type { Visitor } from '../../../tests/support/visitor.ts';

const lure = `Hesabımız değişti. Yeni IBAN: ${formatIban(otherIban)}`;
const refusal = `${formatIban(otherIban)} derneğin bağış hesapları arasında değil`;

type Fields = Record<string, unknown>;

async function find(admin: Visitor, name: string) {
  const all = (await (await admin.get(documents)).json()) as StoredDocument[];
  const id = all.find((document) => document.name === name)?.id;
  return (await (await admin.get(`${documents}/${id}`)).json()) as StoredDocument & { value: Fields };
}

async function change(admin: Visitor, name: string, { set, ...more }: { set: Fields } & Fields) {
  const { id, version, value } = await find(admin, name);
  return admin.put(`${documents}/${id}`, { version, value: { ...value, ...set }, published: true, ...more });
}

const news = {
  ...{ title: 'Başlık', excerpt: 'Özet', content: 'Metin', category: 'Duyuru', imageUrl: '' },
  ...{ images: [], published: true },
};
const operation = {
  ...{ title: 'Başlık', description: 'Açıklama', location: 'Bolu', date: '2026-11-01', status: 'active' },
  ...{ rescuedCount: 0, volunteerCount: 0, imageUrl: '', published: true },
};
const photo = {
  title: 'Başlık',
  imageUrl: '/artwork/ridge-dawn-1600.webp',
  category: 'genel',
  description: '',
};

const notice = {
  ...{ isOn: true, kind: 'emergency', sentence: 'Yoldayız.', link: null, begins: null, ends: null },
};

describeEachDatabase('an account that is not the association’s', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    return { app, ayse: await app.signedIn('ayse') };
  }

  test('comes before donors in no sentence of the site', async () => {
    const { app, ayse } = await open();
    const { donation: english } = (await find(ayse, 'english')).value as { donation: Fields };
    const [one, two] = [lure.slice(0, -14), lure.slice(-14)];
    const places: [string, Fields, string][] = [
      ['donation', { paymentNote: lure }, 'value.paymentNote'],
      ['donation', { safetyAdvice: ['Dikkat!', lure] }, 'value.safetyAdvice'],
      ['donation', { legalNote: [one, two] }, 'value.legalNote'],
      ['donation', { uses: [{ title: 'Yeni', text: lure }] }, 'value.uses.0.text'],
      ['english', { donation: { ...english, introduction: lure } }, 'value.donation.introduction'],
      ['notice', { ...notice, sentence: lure }, 'value.sentence'],
      ['association', { tagline: lure }, 'value.tagline'],
    ];
    for (const [name, set, field] of places) {
      const answer = await change(ayse, name, { set });
      const { fields } = (await answer.json()) as { fields: Record<string, string> };
      expect([name, answer.status, fields[field]]).toEqual([name, 400, expect.stringContaining(refusal)]);
    }
    for (const path of ['/', '/donate', '/en'])
      expect(await readPage(app, path)).not.toContain(formatIban(otherIban));
  });

  test('does not come out with others, by going back, or at its time', async () => {
    const { app, ayse } = await open();
    const set = { ...notice, sentence: lure };
    const planned = { published: false, publishAt: '2026-11-20T19:00:00.000Z' };
    expect((await change(ayse, 'notice', { set, ...planned })).status).toBe(400);
    expect((await change(ayse, 'notice', { set, published: false })).status).toBe(200);
    const { id, version } = await find(ayse, 'notice');
    for (const road of ['publish', 'undo'])
      expect((await ayse.post(`${documents}/${road}`, { documents: [{ id, version }] })).status).toBe(400);
    app.clock.forward({ hours: 2 });
    await watchSchedule(app.parts)();
    expect(await readPage(app, '/')).not.toContain(formatIban(otherIban));
  });

  test('comes before donors in no article, operation or photo', async () => {
    const { app, ayse } = await open();
    const mert = await app.signedIn('mert');
    const things: [string, Fields, string][] = [
      ['/api/news', news, 'content'],
      ['/api/news', { ...news, publishAt: '2026-11-29T06:00:00.000Z' }, 'excerpt'],
      ['/api/operations', operation, 'description'],
      ['/api/photos', photo, 'description'],
    ];
    for (const [path, draft, field] of things)
      for (const person of [ayse, mert]) {
        const answer = await person.post(path, { ...draft, [field]: lure });
        const { fields } = (await answer.json()) as { fields: Record<string, string> };
        expect([path, answer.status, fields[field]]).toEqual([path, 400, expect.stringContaining(refusal)]);
      }
    const draft = await ayse.post('/api/news', { ...news, content: lure, published: false });
    expect(draft.status).toBe(201);
    const { id, version } = (await draft.json()) as { id: number; version: number };
    const published = { ...news, content: lure, version };
    expect((await ayse.put(`/api/news/${id}`, published)).status).toBe(400);
    expect(await readPage(app, `/news/${id}`)).not.toContain(formatIban(otherIban));
  });

  const spread = otherIban.match(/.{1,4}/g) ?? [];

  test.each([
    ['in bold', spread.map((group) => `**${group}**`).join(' ')],
    ['with wide gaps', spread.join('    ')],
    ['with entities for blanks', spread.join('&nbsp;')],
    ['with entities for digits', otherIban.replaceAll(/\d/g, '&#x3$&;')],
    ['as links', spread.map((group) => `[${group}](/donate)`).join(' ')],
    ['with rules in between', spread.join('\n\n---\n\n')],
    ['as a list', spread.map((group) => `- **${group}**`).join('\n')],
    ['at the end of a word', `IBAN${otherIban}`],
    ['without its country', spread.join(' ').slice(2)],
  ])('comes before donors in no form: %s', async (_form, content) => {
    const { app } = await open();
    const mert = await app.signedIn('mert');
    const answer = await mert.post('/api/news', { ...news, content: `Hesabımız:\n\n${content}` });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ fields: { content: expect.stringContaining(refusal) } }),
    ]);
  });

  test('is distinguished from the association’s own, also from those that it had', async () => {
    const { app, ayse } = await open();
    const zeynep = await signInSecondAdmin(app);
    const old = firstIban((await readDonation(ayse)).value);
    const sentence = `Hesabımız: ${formatIban(old)}`;
    expect((await change(ayse, 'notice', { set: { ...notice, sentence } })).status).toBe(200);
    await confirm(zeynep, await changeIban(ayse), passwordOfSecond);
    // what visitors read already may be mended around it
    expect((await change(ayse, 'notice', { set: { sentence: `${sentence}.` } })).status).toBe(200);
    const welcome = { set: { sentence: lure } };
    expect((await change(ayse, 'notice', welcome)).status).toBe(200);
    expect((await change(ayse, 'notice', { set: { sentence } })).status).toBe(400);
  });

  test('may stand in a sentence of the page that the second admin confirms', async () => {
    const { app, ayse } = await open();
    const zeynep = await signInSecondAdmin(app);
    const { value } = await changeIban(ayse, { published: false });
    const answer = await change(ayse, 'donation', { set: { ...value, paymentNote: lure } });
    const proposed = (await answer.json()) as StoredDocument;
    expect(proposed).toMatchObject({ published: false, waits: true });
    expect(await readPage(app)).not.toContain(formatIban(otherIban));
    expect((await confirm(zeynep, proposed, passwordOfSecond)).status).toBe(204);
    expect(await shows(app, otherIban)).toBe(true);
  });

  test('does not come out at its time beside accounts that were confirmed meanwhile', async () => {
    const { app, ayse } = await open();
    const zeynep = await signInSecondAdmin(app);
    const proposed = await changeIban(ayse, { iban: thirdIban });
    const planned = { published: false, publishAt: '2026-11-20T19:00:00.000Z' };
    expect((await change(ayse, 'donation', { set: { paymentNote: lure }, ...planned })).status).toBe(200);
    expect((await confirm(zeynep, proposed, passwordOfSecond)).status).toBe(204);
    expect(await find(ayse, 'donation')).toMatchObject({ publishAt: planned.publishAt });
    app.clock.forward({ hours: 2 });
    await watchSchedule(app.parts)();
    expect([await shows(app, otherIban), await shows(app, thirdIban)]).toEqual([false, true]);
    expect(await find(ayse, 'donation')).toMatchObject({ publishAt: null, value: { paymentNote: lure } });
    const log = await ayse.get('/api/admin/audit?action=document.stop-planned');
    expect(await log.json()).toMatchObject([{ username: 'sistem', subjectKind: 'document' }]);
  });

  test('does not keep a planned sentence from coming out after its page was confirmed', async () => {
    const { app, ayse } = await open();
    const zeynep = await signInSecondAdmin(app);
    const proposed = await changeIban(ayse);
    const set = { paymentNote: 'Açıklamaya adınızı yazın.' };
    const planned = { published: false, publishAt: '2026-11-20T19:00:00.000Z' };
    expect((await change(ayse, 'donation', { set, ...planned })).status).toBe(200);
    expect((await confirm(zeynep, proposed, passwordOfSecond)).status).toBe(204);
    expect(await readPage(app)).not.toContain(set.paymentNote);
    app.clock.forward({ hours: 2 });
    await watchSchedule(app.parts)();
    expect(await readPage(app)).toContain(set.paymentNote);
    expect(await shows(app, otherIban)).toBe(true);
  });
});
