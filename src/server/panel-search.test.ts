import { expect, test } from 'vitest';
import type { Found, PanelRow } from '#/admin/answers.server.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { Visitor } from '../../tests/support/visitor.ts';

const article = { title: 'Zerdali', excerpt: 'Özet.', content: 'Metin.', category: 'Duyuru' };
const operation = {
  title: 'Muşmula yolu',
  description: 'Arıyoruz.',
  location: 'Iğdır',
  date: '2026-11-01',
  status: 'active',
};

describeEachDatabase('the search everywhere', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    return { ...app, ayse, mert, db: app.parts.database.db };
  }

  const ask = (who: Visitor, words: string) => who.get(`/api/admin/search?q=${encodeURIComponent(words)}`);

  async function find(who: Visitor, words: string, tab: PanelRow['tab']): Promise<PanelRow[]> {
    const found = (await (await ask(who, words)).json()) as Found;
    return found.find((one) => one.tab === tab)?.rows ?? [];
  }

  test('finds news, operations, photos, pictures and people, however they are spelt', async () => {
    const { ayse, db } = await open();
    await ayse.post('/api/news', article);
    await ayse.post('/api/operations', operation);
    await ayse.post('/api/photos', { title: 'Çığ tatbikatı', imageUrl: '/icons/emblem-light.svg' });
    const picture = {
      size: 1,
      mimetype: 'image/jpeg',
      width: 4,
      height: 3,
      uploadedAt: '2026-01-01T00:00:00.000Z',
    };
    const names = { fileName: 'a.jpg', originalName: 'IMG_2044.JPG', altText: 'Işıl, sedyenin başında' };
    await db
      .insertInto('media')
      .values({ ...picture, ...names })
      .execute();
    for (const [words, tab, title] of [
      ['ZERDALİ', 'news', 'Zerdali'],
      ['musmula igdir', 'operations', 'Muşmula yolu'],
      ['cig tatbikati', 'photos', 'Çığ tatbikatı'],
      ['isil basinda', 'media', 'IMG_2044.JPG'],
      ['img_2044', 'media', 'IMG_2044.JPG'],
      ['MERT', 'people', 'mert'],
    ] as const)
      expect(
        (await find(ayse, words, tab)).map((row) => row.title),
        words,
      ).toEqual([title]);
    expect((await find(ayse, 'zerdali', 'news'))[0]?.href).toMatch(/^\/adminpanel\?edit=news-\d+$/);
  });

  test('shows those with the words in their title first, and a handful of them', async () => {
    const { ayse } = await open();
    await ayse.post('/api/news', { ...article, title: 'Şeftali günü' });
    for (let count = 0; count < 8; count += 1)
      await ayse.post('/api/news', { ...article, excerpt: 'Bir şeftali.' });
    const found = await find(ayse, 'seftali', 'news');
    expect([found.length, found[0]?.title, found[1]?.title]).toEqual([6, 'Şeftali günü', 'Zerdali']);
  });

  test('finds words with other endings, behind those as they were typed, and tells how many there are', async () => {
    const { ayse } = await open();
    await ayse.post('/api/news', { ...article, title: 'Kestaneleri topladık' });
    for (let count = 0; count < 7; count += 1)
      await ayse.post('/api/news', { ...article, title: 'Kestanelik' });
    await ayse.post('/api/photos', { title: 'Kestaneler', imageUrl: '/icons/emblem-light.svg' });
    await ayse.post('/api/operations', { ...operation, title: 'Kestane yolu' });
    const found = (await (await ask(ayse, 'kestaneleri')).json()) as Found;
    expect(found.map(({ tab, rows, total }) => [tab, rows.length, total])).toEqual([
      ['news', 6, 8],
      ['operations', 1, 1],
      ['photos', 1, 1],
    ]);
    expect(found[0]?.rows[0]?.title).toBe('Kestaneleri topladık');
  });

  test('finds a section’s field by the section’s name and the field’s, however they end', async () => {
    const { ayse } = await open();
    for (const [words, title] of [
      ['tüzük 14', /^Dernek Tüzüğü › 14\. /],
      ['14 tüzüğü', /^Dernek Tüzüğü › 14\. /],
      ['eğitim tarih', /^Eğitimler ve tarihleri › /],
      ['eğitim tarihi', /^Eğitimler ve tarihleri › /],
      ['bursa temsilcisi', /^Temsilcilikler › .*Bursa/],
    ] as const)
      expect(
        (await find(ayse, words, 'site')).slice(0, 2).map((row) => row.title),
        words,
      ).toContainEqual(expect.stringMatching(title));
    const telephones = (await find(ayse, 'dernek telefonu', 'site')).map((row) => row.title);
    expect(telephones[0], 'the very words first').toMatch(/› Telefonun açıldığı saatler$/);
    expect(telephones[1]).toMatch(/^Dernek ve iletişim › İletişim › Telefon$/);
  });

  test('finds each field of the site by its label, its entry and its value, and leads into its form', async () => {
    const { ayse } = await open();
    for (const [words, title, field] of [
      ['telefon', /^Dernek ve iletişim › İletişim › Telefon/, 'contact.phone.number'],
      ['başkan', /^Yönetim Kurulu › 1\. Başkan · Hakan Aydoğdu$/, 'members.0.name'],
      ['hakan aydogdu', /^Yönetim Kurulu › 1\. Başkan · Hakan Aydoğdu$/, 'members.0.name'],
      ['madde 14', /^Dernek Tüzüğü › 14\. /, 'articles.13.paragraphs.0'],
      ['14. madde', /^Dernek Tüzüğü › 14\. /, 'articles.13.paragraphs.0'],
      ['aidat', /aidat/i, 'articles'],
    ] as const) {
      const rows = await find(ayse, words, 'site');
      const row = rows.find(({ title: found }) => title.test(found)) ?? rows[0];
      expect(row?.title, words).toMatch(title);
      expect(row?.href, words).toMatch(/^\/adminpanel\?tab=site&edit=document-\d+&field=/);
      expect(rows.map(({ href }) => href).join(' '), words).toContain(`field=${field}`);
      expect(rows.length).toBeLessThanOrEqual(6);
    }
  });

  test('finds accounts by their label, and shows no number of theirs', async () => {
    const { ayse } = await open();
    const found = await find(ayse, 'iban', 'site');
    expect(found.length).toBeGreaterThan(0);
    expect(JSON.stringify(found)).not.toMatch(/TR\d/);
    expect(await find(ayse, 'TR', 'site')).not.toContainEqual(
      expect.objectContaining({ note: expect.stringMatching(/TR\d/) }),
    );
  });

  test('shows nobody what they may not open', async () => {
    const { mert, visitor } = await open();
    expect(await find(mert, 'telefon', 'site')).toEqual([]);
    expect(await find(mert, 'ayse', 'people')).toEqual([]);
    expect((await ask(visitor(), 'telefon')).status).toBe(401);
  });

  test('takes 1 to 100 signs as they are', async () => {
    const { ayse } = await open();
    for (const [words, status] of [
      ['', 400],
      ['a'.repeat(101), 400],
      ['a'.repeat(100), 200],
      ["%_' or 1=1 --", 200],
      ['…', 200],
    ] as const)
      expect([words, (await ask(ayse, words)).status]).toEqual([words, status]);
    expect(await (await ask(ayse, '%%')).json()).toEqual([]);
  });
});
