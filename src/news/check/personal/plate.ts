import type { PersonalPattern } from './pattern.ts';

/** A number, a unit and a number: '50 TL 2026'. */
const unit = /TL|KM|KG|CM|MM|DK/;

/** In capitals: the code of a province (01 to 81), one to three letters, and as many digits as go with so many letters. */
export const plate: PersonalPattern = {
  kind: 'plate',
  shape:
    /(?<![\p{L}\d])(?:0[1-9]|[1-7]\d|8[01])[\s-]?(?:[A-PR-VYZ][\s-]?\d{4,5}|[A-PR-VYZ]{2}[\s-]?\d{3,4}|[A-PR-VYZ]{3}[\s-]?\d{2,3})(?![\p{L}\d])/gu,
  isMeant: (written) => !unit.test(written),
};
