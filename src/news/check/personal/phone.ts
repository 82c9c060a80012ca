import { digitsOf, type PersonalPattern } from './pattern.ts';

/** Without the code of the country. */
const lastTen = (written: string) => digitsOf(written).slice(-10);

/** A mobile number of Türkiye, with or without the code of the country. Others are mostly of offices. */
export const phone: PersonalPattern = {
  kind: 'phone',
  shape:
    /(?<![\p{L}\d+])(?:\+90|0090|90|0)?[\s.()/–-]{0,2}5\d{2}[\s.()/–-]{0,2}\d{3}[\s.()/–-]{0,2}\d{2}[\s.()/–-]{0,2}\d{2}(?!\d)/gu,
  isOwn: (written, { phones }) => phones.map(lastTen).includes(lastTen(written)),
};
