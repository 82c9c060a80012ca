import { expect, test } from 'vitest';
import { starterContent } from '#/content/starter.ts';
import { withMore } from '../../tests/support/finances.ts';
import { listChanges, placesOf } from './changed-lines.ts';
import { formOf } from './forms.server.ts';

const { finances, donation } = starterContent;

const changesOf = (name: string, before: object, after: object) =>
  listChanges(formOf(name), before, after).flatMap(placesOf);

test('a figure is named by its year and its side, and stands beside what it was, as Turkish writes it', () => {
  expect(changesOf('finances', finances, withMore(2024, 500)(finances))).toEqual([
    { place: '2024 · Gelir · Bağışlar · Tutarı: ', was: '1.610.000 TL', is: '1.610.500 TL' },
    {
      place: '2024 · Gider · Arama kurtarma malzemesi · Tutarı: ',
      was: '987.000 TL',
      is: '987.500 TL',
    },
  ]);
});

test('a day is told as people write it, and what only came stands alone', () => {
  const closed = finances.entries.map((account) => ({
    ...account,
    closedOn: account.closedOn ?? '2027-04-17',
  }));
  expect(changesOf('finances', finances, { ...finances, entries: closed })).toMatchObject([
    { place: expect.stringMatching(/^2026 · Yıl kapandı/), was: '', is: '17 Nisan 2027' },
  ]);
});

test('an account that goes and one that comes are not taken for a change of one', () => {
  const [bank, ...others] = donation.banks;
  const banks = [{ ...bank, name: 'Başka Banka' }, ...others];
  const places = changesOf('donation', donation, { ...donation, banks });
  expect(places.length).toBeGreaterThan(1);
  for (const { was, is } of places) expect([was, is]).toContain('');
});
