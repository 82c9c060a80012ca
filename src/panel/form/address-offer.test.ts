import { expect, test } from 'vitest';
import { matchBeginnings } from './address-offer.tsx';

test.each([
  ['kış', 'Kış eğitimi', true],
  ['kış', 'Ekiplerimizden ikisi Düzce’de', false],
  ['egitim kis', 'Kış eğitimi (2026)', true],
  ['2026', 'Kış eğitimi (2026)', true],
  ['kış yaz', 'Kış eğitimi', false],
])('“%s” means “%s”: %s', (search, title, isMeant) => {
  expect(matchBeginnings(search)(title)).toBe(isMeant);
});
