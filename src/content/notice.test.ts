import { expect, test } from 'vitest';
import { findFaults } from './find-faults.ts';
import { notice, noticeSchema } from './notice.ts';

const shown = { ...notice, isOn: true, sentence: 'Ekibimiz yolda.' };
const faultsOf = (change: object) =>
  findFaults(noticeSchema, { ...shown, ...change }).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
const leadingTo = (address: string) => faultsOf({ link: { label: 'Haberler', address } });

test('a notice that visitors read has a sentence, and a short one', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ sentence: 'a'.repeat(200) })).toEqual([]);
  expect(faultsOf({ sentence: 'a'.repeat(201) })).toEqual(['sentence: En çok 200 karakter olabilir.']);
  expect(faultsOf({ sentence: '' })).toEqual(['sentence: Duyurunun cümlesini yazın.']);
  expect(faultsOf({ isOn: false, sentence: '' })).toEqual([]);
});

test('its link leads to a page of the site or to an address with https', () => {
  for (const address of [
    '/',
    '/news',
    '/news/12-kartepe',
    'https://www.afad.gov.tr',
    'https://afad.gov.tr/a?b=c',
  ])
    expect([address, leadingTo(address)]).toEqual([address, []]);
  for (const address of [
    '',
    'news',
    '/bagis',
    '/news/kartepe',
    '//example.org',
    'http://example.org',
    'javascript:alert(1)',
    'https://a b.c',
  ])
    expect([address, leadingTo(address).length]).toEqual([address, 1]);
});

test('it does not end before it begins', () => {
  const [early, late] = ['2026-11-20T18:00:00.000Z', '2026-11-20T19:00:00.000Z'];
  expect(faultsOf({ begins: early, ends: late })).toEqual([]);
  expect(faultsOf({ begins: late, ends: early })).toEqual(['ends: Başlangıcından önce bitemez.']);
  expect(faultsOf({ begins: '' })).toEqual(['begins: Tarihi ve saati seçin.']);
});
