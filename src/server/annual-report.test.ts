import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';

const operation = {
  ...{ title: 'Arama', description: 'Ekip yola çıktı.', location: 'Bolu, Gerede', status: 'completed' },
  ...{ date: '2025-03-04', type: 'Sel', province: 'Bolu', rescuedCount: 2, volunteerCount: 9 },
};

const operations = [
  operation,
  { ...operation, title: 'Sarsıntı', type: 'Deprem', province: 'Hatay', counts: 3, volunteerHours: 1250 },
  { ...operation, title: 'Yaralılar', type: 'Deprem', province: 'Hatay', assistedCount: 40, deadCount: 1 },
  { ...operation, title: 'Kayıt', type: null, province: null, rescuedCount: 0, volunteerCount: 0 },
  { ...operation, title: 'Gizlenen', isPlaceHeld: true, location: 'Gizliköy', district: 'Bolu' },
  { ...operation, title: 'Başka yıl', date: '2024-12-31' },
  { ...operation, title: 'Taslak kalan', published: false },
];

describeEachDatabase('the annual report', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const ayse = await app.signedIn('ayse');
    for (const draft of operations) expect((await ayse.post('/api/operations', draft)).status).toBe(201);
    const visitor = app.visitor();
    return async (path: string) => (await visitor.get(path)).text();
  }

  const report = '/hesap-verme/2025';

  test('says of each number what the page says that it leads to', async () => {
    const read = await open();
    const html = await read(report);
    const rows = [
      ...html.matchAll(/<th scope="row"[^>]*>([^<]+)<\/th><td[^>]*><a href="([^"]+)"[^>]*>([^<]+)<\/a>/g),
    ];
    expect(rows.map(([, label, , number]) => `${label}: ${number}`).toSorted()).toEqual(
      [
        ...['Operasyon: 7', 'Kayıt: 5', 'Görev alan gönüllü: 36', 'Gönüllü saati: 1.250'],
        ...['Kurtarılan kişi: 8', 'Yardım edilen kişi: 40', 'Hayatını kaybetmiş bulunan kişi: 1'],
        ...['Türü belirtilmemiş: 1', 'Deprem: 4', 'Sel: 2', 'İli belirtilmemiş: 1', 'Bolu: 2', 'Hatay: 4'],
      ].toSorted(),
    );
    for (const [, label, path = '', number] of rows) {
      const page = await read(path.replaceAll('&amp;', '&'));
      const source = wordsOf(page);
      const said = sources[label as keyof typeof sources] ?? label;
      if (['Deprem', 'Sel', 'Türü yazılmamış'].includes(said ?? ''))
        expect([label, cellOf(page, said)]).toEqual([label, number]);
      else
        expect([label, source]).toEqual([
          label,
          expect.stringMatching(new RegExp(`${said} ${number}( |$)|${number} ${said}`)),
        ]);
    }
  });

  test('lists the reports of the year, no draft, no place that is held', async () => {
    const html = await (await open())(report);
    for (const title of ['Arama', 'Sarsıntı', 'Yaralılar', 'Kayıt', 'Gizlenen'])
      expect(html).toContain(`>${title}</td>`);
    for (const words of ['Başka yıl', 'Taslak kalan', 'Gizliköy']) expect(html).not.toContain(words);
  });

  test('has the account of the year as its page has it, and the boards', async () => {
    const read = await open();
    const [html, page] = [await read(report), await read('/hesap-verme/gelir-gider')];
    const tableOf = (whole: string) => /<section id="yil-2025".*?(<table.*?<\/table>)/s.exec(whole)?.[1];
    expect(tableOf(html)).toBeTruthy();
    expect(tableOf(html)).toBe(tableOf(page));
    expect(/<h2 id="kurullar".*/s.exec(html)?.[0]).toContain('Yönetim Kurulu');
  });

  test('is the same bytes for the same data', async () => {
    const [one, other] = [await open(), await open()];
    const first = await one(report);
    expect(first.length).toBeGreaterThan(5000);
    expect(await one(report)).toBe(first);
    expect(await other(report)).toBe(first);
  });

  test('is not there of a year of which nothing is known, nor of what is none', async () => {
    const app = await openTestApp(await fresh());
    for (const year of ['1999', '2101', '25', '2025x', 'abc'])
      expect((await app.visitor().get(`/hesap-verme/${year}`)).status).toBe(404);
  });
});

const sources = {
  'İli belirtilmemiş': 'İli yazılmamış',
  'Türü belirtilmemiş': 'Türü yazılmamış',
  Kayıt: 'kayıt',
  Operasyon: 'operasyon',
  'Görev alan gönüllü': 'gönüllü görev aldı',
  'Gönüllü saati': 'gönüllü saati',
  'Kurtarılan kişi': 'kişi kurtarıldı',
  'Yardım edilen kişi': 'kişiye yardım edildi',
  'Hayatını kaybetmiş bulunan kişi': 'kişi hayatını kaybetmiş bulundu',
};

const wordsOf = (html: string) =>
  html
    .slice(html.indexOf('<main'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

/** Reads the number of a type in the table of years. */
function cellOf(page: string, type: string | undefined): string | undefined {
  const [, table = ''] = /<table.*?>Yıl<(.*?)<\/table>/s.exec(page) ?? [];
  const heads = [...table.matchAll(/<th scope="col"[^>]*><span[^>]*>([^<]+)/g)].map(([, head]) => head);
  const [, row = ''] = /<th scope="row">2025<\/th>(.*?)<\/tr>/.exec(table) ?? [];
  return [...row.matchAll(/<td[^>]*>(?:<a[^>]*>)?([^<]*)/g)][heads.indexOf(type)]?.[1];
}
