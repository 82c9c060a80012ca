import { digitsOf, type PersonalPattern } from './pattern.ts';

/** Together, or in the groups in which cards and forms print it. */
export const identityNumber: PersonalPattern = {
  kind: 'identity-number',
  shape: /(?<![\p{L}\d])[1-9]\d{2}(?:\d{8}|[\s.-]\d{3}[\s.-]\d{3}[\s.-]\d{2})(?![\p{L}\d])/gu,
  isMeant: (written) => isIdentityNumber(digitsOf(written)),
};

/** Both check digits of a Turkish identity number; @param digits eleven of them */
function isIdentityNumber(digits: string): boolean {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, tenth, eleventh] = [...digits].map(
    Number,
  );
  const [odd, even] = [a + c + e + g + i, b + d + f + h];
  const first = (odd * 7 - even + 10 * 4) % 10;
  return tenth === first && eleventh === (odd + even + first) % 10;
}
