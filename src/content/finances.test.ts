import { expect, test } from 'vitest';
import { documentSchemas } from './documents.ts';
import { findFaults } from './find-faults.ts';
import { starterContent } from './starter.ts';

const { finances } = starterContent;

/** @param change of the year at this place */
const faultsOf = (place: number, change: object) =>
  findFaults(documentSchemas.finances, {
    ...finances,
    entries: finances.entries.map((account, index) =>
      index === place ? { ...account, ...change } : account,
    ),
  }).map(({ path, message }) => `${path.join('.')}: ${message}`);

const [newest, second] = finances.entries.map(({ opening, closing }) => ({ opening, closing }));

test('every year of the demonstration closes, and begins as the one before has ended', () => {
  expect(findFaults(documentSchemas.finances, finances)).toEqual([]);
  expect(finances.entries.map(({ year }) => year)).toEqual([2026, 2025, 2024, 2023, 2022]);
  expect(finances.entries.map(({ closedOn }) => closedOn !== null)).toEqual([false, true, true, true, true]);
});

test('a year that does not close is refused at its end, with the difference in lira', () => {
  const closing = newest?.closing ?? 0;
  expect(faultsOf(0, { closing: closing + 1250 })).toEqual([
    'entries.0.closing: 2026: Devir ile gelirden gider çıkınca 1.025.100 TL kalıyor; sonraki yıla devir bundan 1.250 TL fazla.',
  ]);
  expect(faultsOf(0, { closing: closing - 3 })).toEqual([expect.stringMatching(/bundan 3 TL eksik\.$/)]);
});

test.each([
  ['', 'Tutarı yazın.'],
  [null, 'Tutarı yazın.'],
  ['12,5', 'Kuruşsuz bir tutar olmalı.'],
  [12.5, 'Kuruşsuz bir tutar olmalı.'],
  ['2,140,000', 'Bir tutar olmalı: 125.000 gibi.'],
])('what is no whole amount is refused with its reason: %s', (opening, said) => {
  expect(faultsOf(0, { opening })).toEqual([`entries.0.opening: ${said}`]);
});

test('a year that does not begin as the one before has ended is refused, with the difference', () => {
  const shifted = { opening: (newest?.opening ?? 0) + 40, closing: (newest?.closing ?? 0) + 40 };
  expect(faultsOf(0, shifted)).toEqual([
    'entries.0.opening: 2026: 2025 yılından devreden tutardan 40 TL fazla.',
  ]);
});

test('the first year may begin with any amount, and a year that is left out asks for nothing of the next but one', () => {
  const without = { ...finances, entries: finances.entries.filter(({ year }) => year !== 2024) };
  expect(findFaults(documentSchemas.finances, without)).toEqual([]);
});

test('no year stands there twice, and no amount is a part of a lira or below nothing', () => {
  expect(faultsOf(0, { year: 2025, ...second })).toContain('entries.0.year: 2025 yılı iki kez yazılmış.');
  for (const closing of [0.5, -1]) expect(faultsOf(0, { closing })).not.toEqual([]);
});
