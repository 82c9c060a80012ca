import { compactIban } from '#/format/iban.ts';
import type { PersonalPattern } from './pattern.ts';

/** Also one with wrong check digits: a mistyped IBAN of the association is the worst of all. */
export const iban: PersonalPattern = {
  kind: 'iban',
  shape: /(?<![\p{L}\d])TR\s?\d{2}(?:\s?[\dA-Z]){22}(?![\p{L}\d])/giu,
  isOwn: (written, { ibans }) => ibans.map(compactIban).includes(compactIban(written).toUpperCase()),
};
