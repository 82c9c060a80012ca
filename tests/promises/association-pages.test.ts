import { describe, expect, test } from 'vitest';
import { privacy } from '#/content/privacy.ts';
import { readPage } from './read-page.ts';

describe('About', () => {
  test.each([
    ['founded in 2007 in Istanbul', '2007, İstanbul'],
    ['11 instructors', 'Eğitmen 11'],
    ['126 registered members', 'Kayıtlı üye 126'],
    ['61 volunteers in training', 'Eğitimdeki gönüllü 61'],
    ['representatives in 5 Turkish towns and in Northern Cyprus', 'Temsilcilerimiz 5 il ve K.K.T.C.'],
    ['a state medal received on 26 April 2023', '26 Nisan 2023’te Devlet Üstün Fedakârlık Madalyası'],
  ])('states: %s', async (_fact, words) => {
    expect((await readPage('/about')).text).toContain(words);
  });

  test('tells the years in order', async () => {
    const years = (await readPage('/about'))
      .textsOf(/<h3[^>]*>(.*?)<\/h3>/gs)
      .map((title) => title.slice(0, 4));
    expect(years).toEqual([...years].sort());
    expect(years[0]).toBe('2007');
  });
});

test('Mission and Vision: both are told', async () => {
  const headings = (await readPage('/mission')).textsOf(/<h2[^>]*>(.*?)<\/h2>/gs);
  expect(headings).toEqual(['Misyonumuz', 'Vizyonumuz', 'İlkelerimiz']);
});

describe('the boards', () => {
  test('Board of Directors: 7 people with titles', async () => {
    const people = (await readPage('/management')).textsOf(/<li[^>]*>(.*?)<\/li>/gs);
    expect(people).toHaveLength(7);
    expect(people.map((person) => person.replace(/^\S+ /, ''))).toEqual([
      'Hakan Aydoğdu Başkan',
      'Elif Karataş Başkan Yardımcısı',
      'Serkan Öztürk Genel Sekreter',
      'Nurcan Demirel Sayman',
      'Burak Çetinkaya Üye',
      'Gülşen Kaplan Üye',
      'Onur Yavuz Üye',
    ]);
  });

  test('Audit Board: 3 people', async () => {
    expect((await readPage('/audit')).textsOf(/<li[^>]*>(.*?)<\/li>/gs)).toHaveLength(3);
  });
});

test('KVKK notice: all its sections, plus contact', async () => {
  const page = await readPage('/privacy');
  const headings = page.textsOf(/<section[^>]*><h2[^>]*>(.*?)<\/h2>/gs);
  expect(headings).toEqual([
    'Veri sorumlusu',
    'İşlenen veriler',
    'İşleme amaçları',
    'Hukuki sebepler ve toplama yöntemi',
    'Verilerin aktarılması',
    'Veri güvenliği ve saklama süresi',
    'Haklarınız',
    'Başvuru ve iletişim',
  ]);
  expect(page.main).toContain('href="mailto:kvkk@example.org"');
  for (const { paragraphs, list } of privacy.sections)
    for (const words of [...paragraphs, ...list]) expect(page.text).toContain(words);
});

describe('Representations', () => {
  test('1 representation in Düzce, with a contact e-mail', async () => {
    const { main, textsOf } = await readPage('/representatives');
    const [representation = ''] = textsOf(/<section aria-labelledby="temsilcilik"[^>]*>(.*?)<\/section>/gs);
    expect(representation).toContain('Düzce Temsilciliği');
    expect(main).toContain('href="mailto:duzce@example.org"');
  });

  test('liaison points Bursa, Çanakkale, Edirne, K.K.T.C, Kocaeli, Muğla, each with a contact e-mail', async () => {
    const { main, textsOf } = await readPage('/representatives');
    expect(textsOf(/<li[^>]*><h3[^>]*>(.*?)<\/h3>/gs)).toEqual([
      'Bursa',
      'Çanakkale',
      'Edirne',
      'K.K.T.C',
      'Kocaeli',
      'Muğla',
    ]);
    for (const liaison of main.match(/<li[^>]*><h3.*?<\/li>/gs) ?? [])
      expect(liaison).toMatch(/href="mailto:[a-z]+@example\.org"/);
  });
});
