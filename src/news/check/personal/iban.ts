import { donation } from '#/content/donation.ts';
import { compactIban } from '#/format/iban.ts';
import type { PersonalPattern } from './pattern.ts';

const ownIbans: ReadonlySet<string> = new Set(
  donation.banks.flatMap(({ accounts }) => accounts.map(({ iban }) => compactIban(iban))),
);

/** Also one with wrong check digits: a mistyped IBAN of the association is the worst of all. */
export const iban: PersonalPattern = {
  kind: 'iban',
  shape: /(?<![\p{L}\d])TR\s?\d{2}(?:\s?[\dA-Z]){22}(?![\p{L}\d])/giu,
  isMeant: (written) => !ownIbans.has(compactIban(written).toUpperCase()),
};
