import { expect, test, vi } from 'vitest';
import { formatIban } from '#/format/iban.ts';
import { allowForeignAccounts } from '#/http/allow-foreign-accounts.ts';
import {
  changeIban,
  confirm,
  documents,
  firstIban,
  newsOf,
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
import type { StoredDocument } from '../answers.server.ts';

const lure = `Hesabımız değişti. Yeni IBAN: ${formatIban(otherIban)}`;
const refusal = `${formatIban(otherIban)} derneğin bağış hesapları arasında değil`;
const insisting = { [allowForeignAccounts]: 'yes' };

type Fields = Record<string, unknown>;

async function find(admin: Visitor, name: string) {
  const all = (await (await admin.get(documents)).json()) as StoredDocument[];
  const id = all.find((document) => document.name === name)?.id;
  return (await (await admin.get(`${documents}/${id}`)).json()) as StoredDocument & { value: Fields };
}

async function change(
  admin: Visitor,
  name: string,
  { set, ...more }: { set: Fields } & Fields,
  headers: Record<string, string> = {},
) {
  const { id, version, value } = await find(admin, name);
  const draft = { version, value: { ...value, ...set }, published: true, ...more };
  return admin.put(`${documents}/${id}`, draft, headers);
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
  ...{ title: 'Başlık', imageUrl: '/artwork/ridge-dawn-1600.webp', category: 'genel', description: '' },
};
const notice = {
  ...{ isOn: true, kind: 'emergency', sentence: 'Yoldayız.', link: null, begins: null, ends: null },
};

describeEachDatabase('an account that is not the association’s', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    return { app, ayse: await app.signedIn('ayse'), mert: await app.signedIn('mert') };
  }

  test('is shown to its writer where it stands, in every kind of text that is published', async () => {
    const { app, ayse, mert } = await open();
    const things: [string, Fields, string][] = [
      ['/api/news', news, 'content'],
      ['/api/news', { ...news, publishAt: '2026-11-29T06:00:00.000Z' }, 'excerpt'],
      ['/api/operations', operation, 'description'],
      ['/api/photos', photo, 'description'],
    ];
    for (const [path, draft, field] of things)
      for (const [person, mayAllow] of [
        [ayse, true],
        [mert, false],
      ] as const) {
        const answer = await person.post(path, { ...draft, [field]: lure });
        expect([path, answer.status, await answer.json()]).toEqual([
          path,
          400,
          {
            message: expect.stringContaining(refusal),
            fields: { [field]: expect.stringContaining(refusal) },
            mayAllow,
          },
        ]);
      }
    for (const [name, set, field] of [
      ['donation', { safetyAdvice: ['Dikkat!', lure] }, 'value.safetyAdvice.1'],
      ['notice', { ...notice, sentence: lure }, 'value.sentence'],
      ['association', { tagline: lure }, 'value.tagline'],
    ] as const) {
      const { fields } = (await (await change(ayse, name, { set })).json()) as { fields: Fields };
      expect(fields).toEqual({ [field]: expect.stringContaining(refusal) });
    }
    for (const path of ['/', '/donate', '/en'])
      expect(await readPage(app, path)).not.toContain(formatIban(otherIban));
  });

  test('is published by an admin who insists, and by nobody else; every admin is told', async () => {
    const { app, ayse, mert } = await open();
    const zeynep = await signInSecondAdmin(app);
    const draft = { ...news, title: 'Valiliğin kampanyası', content: lure };
    expect((await mert.post('/api/news', draft, insisting)).status).toBe(400);
    expect((await newsOf(ayse)).notices).toEqual([]);
    expect((await ayse.post('/api/news', draft, insisting)).status).toBe(201);
    for (const admin of [ayse, zeynep])
      expect((await newsOf(admin)).notices).toMatchObject([
        { kind: 'foreign-account', by: 'ayse', title: draft.title, detail: formatIban(otherIban) },
      ]);
    expect((await change(ayse, 'notice', { set: { ...notice, sentence: lure } }, insisting)).status).toBe(
      200,
    );
    expect((await newsOf(zeynep)).notices).toHaveLength(2);
    const both = `${lure} ve ${formatIban(thirdIban)}`;
    expect((await ayse.post('/api/news', { ...draft, content: both }, insisting)).status).toBe(201);
    const [told] = (await newsOf(zeynep)).notices;
    expect(told?.detail).toBe(`${formatIban(otherIban)}, ${formatIban(thirdIban)}`);
    // what visitors read already may be mended around it, without a question
    expect((await change(ayse, 'notice', { set: { sentence: `${lure}.` } })).status).toBe(200);
  });

  test('is asked about when several drafts are published at once, too', async () => {
    const { ayse } = await open();
    await change(ayse, 'notice', { set: { ...notice, sentence: lure }, published: false });
    const { id, version } = await find(ayse, 'notice');
    const answer = await ayse.post(`${documents}/publish`, { documents: [{ id, version }] });
    expect([answer.status, await answer.json()]).toMatchObject([400, { mayAllow: true, document: id }]);
  });

  test('is looked for in no draft, and the association’s own are none', async () => {
    const { ayse, mert } = await open();
    expect((await mert.post('/api/news', { ...news, content: lure, published: false })).status).toBe(201);
    const own = formatIban(firstIban((await readDonation(ayse)).value));
    expect((await mert.post('/api/news', { ...news, content: `Hesabımız: ${own}` })).status).toBe(201);
  });

  test('may stand in a sentence of the page whose new accounts a second admin confirms', async () => {
    const { app, ayse } = await open();
    const zeynep = await signInSecondAdmin(app);
    const { value } = await changeIban(ayse, { published: false });
    const answer = await change(ayse, 'donation', { set: { ...value, paymentNote: lure } });
    const proposed = (await answer.json()) as StoredDocument;
    expect(proposed).toMatchObject({ published: false, waits: true });
    expect((await confirm(zeynep, proposed, passwordOfSecond)).status).toBe(204);
    expect(await shows(app, otherIban)).toBe(true);
  });

  test('is not found in hours, sums and telephone numbers: such a text is published', async () => {
    const { mert } = await open();
    const plain = [
      'Nöbetler: 06.00–18.00, 18.00–06.00, 06.00–18.00.',
      '| Gün | Saat |\n|---|---|\n| 12.11.2026 | 08.30–12.30 |\n| 13.11.2026 | 13.30–17.30 |',
      'Bağışlar: 100.000 TL, 250.000 TL, 1.000.000 TL, 33.000.610 TL, 51.978.645 TL.',
      formatIban(otherIban).slice(2),
    ];
    for (const content of plain)
      expect([content, (await mert.post('/api/news', { ...news, content })).status]).toEqual([content, 201]);
  });

  test('is looked for once in each text, however long', async () => {
    const { mert } = await open();
    const content = 'Ekipler sabah yola çıktı, akşam döndü. '.repeat(512);
    const lengths: number[] = [];
    const normalize = String.prototype.normalize;
    const spy = vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form) {
      lengths.push(this.length);
      return normalize.call(this, form);
    });
    try {
      expect((await mert.post('/api/news', { ...news, content })).status).toBe(201);
    } finally {
      spy.mockRestore();
    }
    const long = lengths.filter((length) => length >= content.length / 2);
    expect(long.length).toBeLessThanOrEqual(3);
  });
});

describeEachDatabase('an address outside in the notice', (fresh) => {
  test('is told to every admin when it comes before visitors', async () => {
    const app = await openTestApp(await fresh());
    const ayse = await app.signedIn('ayse');
    const zeynep = await signInSecondAdmin(app);
    const link = (address: string) => ({ ...notice, link: { label: 'Hesaplar', address } });
    await change(ayse, 'notice', { set: link('/donate') });
    await change(ayse, 'notice', { set: link('https://ornek.example/hesaplar'), published: false });
    expect((await newsOf(zeynep)).notices).toEqual([]);
    await change(ayse, 'notice', { set: link('https://ornek.example/hesaplar') });
    await change(ayse, 'notice', { set: { sentence: 'Yoldayız!' } });
    expect((await newsOf(zeynep)).notices).toMatchObject([
      { kind: 'outside-link', by: 'ayse', detail: 'https://ornek.example/hesaplar' },
    ]);
  });
});
