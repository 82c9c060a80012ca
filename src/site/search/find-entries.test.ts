import { expect, test } from 'vitest';
import { findEntries, indexEntry } from './find-entries.ts';

const page = (path: string, title: string, text: string) =>
  indexEntry({ kind: 'page', path, title, text, notes: [] });

const index = [
  page('/akt1', 'Arama Kurtarma', '18 yaşından büyükler için AKT 1.'),
  page('/adresler', 'Temsilciler', 'Hangi adresten yazılır? Yasin Kurt anlatıyor.'),
  page('/iletisim', 'Bize yazın', 'Adres, Bursa’da telefon: 0 (212) 000 00 00'),
];

const pathsOf = (...words: string[]) =>
  findEntries(index, words).found.flatMap(({ shown }) => shown.map(({ path }) => path));

test.each([
  ['the very word before its inflections', ['adres'], ['/iletisim', '/adresler']],
  ['the very names before words that begin like them', ['yasin', 'kurt'], ['/adresler', '/akt1']],
  ['a number behind a word', ['akt', '1'], ['/akt1']],
  ['no part of a longer number', ['12'], []],
  ['nothing, for nothing', [], []],
])('finds %s', (_case, words, paths) => {
  expect(pathsOf(...words)).toEqual(paths);
});

test('looks for words without their endings only when nothing else is found, and says by what it was found', () => {
  expect(pathsOf('bursalilar')).toEqual([]);
  expect(findEntries(index, ['bursadan', 'adresiniz'])).toMatchObject({
    words: ['bursa', 'adres'],
    found: [{ total: 1 }],
  });
  expect(findEntries(index, ['adresten']).words).toEqual(['adresten']);
});
