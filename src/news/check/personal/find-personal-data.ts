import { compactIban } from '#/format/iban.ts';
import type { FindingKind, Found, OwnFacts } from '../finding.ts';

/**
 * Finds what tells too much of a person, or sends a donor's money elsewhere.
 * @param text as it is read, without marks
 */
export const findPersonalData = (text: string, own: OwnFacts | undefined): Found[] =>
  findAll(text, { patterns: ofText, own });

/** An address is full of numbers: only maps and addresses that dial are looked at. */
export function findPersonalDataInAddress(address: string, own: OwnFacts | undefined): Found[] {
  const dials = /^(?:tel|sms):|^https:\/\/(?:wa\.me|api\.whatsapp\.com)\//i.test(address);
  const plain = address.replace(/%2c/gi, ',').replace(/%20/g, ' ');
  return findAll(plain, { patterns: dials ? [phone, ...coordinatePatterns] : coordinatePatterns, own });
}

interface Sought {
  patterns: readonly PersonalPattern[];
  own: OwnFacts | undefined;
}

function findAll(text: string, { patterns, own }: Sought): Found[] {
  if (!/\d/.test(text)) return [];
  return patterns.flatMap(({ kind, shape, isMeant, isOwn }) =>
    [...text.matchAll(shape)]
      .map(([written]) => written.trim())
      .filter((written) => isMeant?.(written) ?? true)
      .filter((written) => !isOwn || (own && !isOwn(written, own)))
      .map((words) => ({ kind, words })),
  );
}

/** Degrees that are about 100 m. */
const maxDistance = 0.001;

/** Two numbers with four decimals or more, which is 11 m; with fewer they may be anything. */
const decimalPair: PersonalPattern = {
  kind: 'coordinates',
  shape: /(?<![\d.,])-?\d{1,2}[.,]\d{4,12}[^\d\n]{1,20}\d{1,3}[.,]\d{4,12}(?!\d)/g,
  isMeant: (written) => isOnEarth(readPair(written)),
  isOwn: (written, { place }) => isNear(readPair(written), place),
};

/** 41° 00′ 48.6″ or 41° 00.810′, in whatever signs keyboards have for them; with its other half, where that follows. */
const minutes = String.raw`\d{1,3}\s?[°º]\s?\d{1,2}(?:[.,]\d{2,6}\s?['’′]|\s?['’′]\s?\d{1,2}(?:[.,]\d{1,6})?\s?(?:["”″]|['’′]{2}))`;

const degreesAndMinutes: PersonalPattern = {
  kind: 'coordinates',
  shape: new RegExp(`(?<!\\d)${minutes}(?:[^\\d\\n]{1,20}${minutes})?`, 'g'),
};

/** UTM, as it stands on the maps of searches: zones of Türkiye, metres east and north. */
const grid: PersonalPattern = {
  kind: 'coordinates',
  shape: /(?<![\p{L}\d])3[5-8]\s?[ST]\s{0,2}\d{6,7}[^\d\n]{1,6}\d{7}(?!\d)/gu,
};

const coordinatePatterns: readonly PersonalPattern[] = [decimalPair, degreesAndMinutes, grid];

type Place = OwnFacts['place'];

function readPair(written: string): Place {
  const [latitude, longitude] =
    written.match(/\d+[.,]\d+/g)?.map((part) => Number(part.replace(',', '.'))) ?? [];
  return { latitude: latitude ?? Number.NaN, longitude: longitude ?? Number.NaN };
}

const isOnEarth = ({ latitude, longitude }: Place) => latitude <= 90 && longitude <= 180;

const isNear = (one: Place, other: Place): boolean =>
  Math.abs(one.latitude - other.latitude) < maxDistance &&
  Math.abs(one.longitude - other.longitude) < maxDistance;

/** Identity number, together or in the groups in which cards and forms print it. */
const identityNumber: PersonalPattern = {
  kind: 'identity-number',
  shape: /(?<![\p{L}\d])[1-9]\d{2}(?:\d{8}|[\s.-]\d{3}[\s.-]\d{3}[\s.-]\d{2})(?![\p{L}\d])/gu,
  isMeant: (written) => isIdentityNumber(digitsOf(written)),
};

/**
 * Tells whether both check digits of a Turkish identity number are right.
 * @param digits eleven of them
 */
function isIdentityNumber(digits: string): boolean {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, tenth, eleventh] = [...digits].map(
    Number,
  );
  const [odd, even] = [a + c + e + g + i, b + d + f + h];
  const first = (odd * 7 - even + 10 * 4) % 10;
  return tenth === first && eleventh === (odd + even + first) % 10;
}

/** IBAN, also with wrong check digits: a mistyped one of the association is the worst of all. */
const iban: PersonalPattern = {
  kind: 'iban',
  shape: /(?<![\p{L}\d])TR\s?\d{2}(?:\s?[\dA-Z]){22}(?![\p{L}\d])/giu,
  isOwn: (written, { ibans }) => ibans.map(compactIban).includes(compactIban(written).toUpperCase()),
};

/** Last ten digits, without the code of the country. */
const lastTen = (written: string) => digitsOf(written).slice(-10);

/** A mobile number of Türkiye, with or without the code of the country. Others are mostly of offices. */
const phone: PersonalPattern = {
  kind: 'phone',
  shape:
    /(?<![\p{L}\d+])(?:\+90|0090|90|0)?[\s.()/–-]{0,2}5\d{2}[\s.()/–-]{0,2}\d{3}[\s.()/–-]{0,2}\d{2}[\s.()/–-]{0,2}\d{2}(?!\d)/gu,
  isOwn: (written, { phones }) => phones.map(lastTen).includes(lastTen(written)),
};

/** A number, a unit and a number: '50 TL 2026'. */
const unit = /TL|KM|KG|CM|MM|DK/;

/**
 * Number plate in capitals: the code of a province (01 to 81), one to three letters, and as many digits as go with so
 * many letters.
 */
const plate: PersonalPattern = {
  kind: 'plate',
  shape:
    /(?<![\p{L}\d])(?:0[1-9]|[1-7]\d|8[01])[\s-]?(?:[A-PR-VYZ][\s-]?\d{4,5}|[A-PR-VYZ]{2}[\s-]?\d{3,4}|[A-PR-VYZ]{3}[\s-]?\d{2,3})(?![\p{L}\d])/gu,
  isMeant: (written) => !unit.test(written),
};

interface PersonalPattern {
  kind: FindingKind;
  /** Global, and every repetition in it has an upper bound, so that the work grows with the text only. */
  shape: RegExp;
  /** Tells what has the shape but is harmless. */
  isMeant?: (written: string) => boolean;
  /** Tells what is the association's own; while its facts are unknown, such a pattern finds nothing. */
  isOwn?: (written: string, own: OwnFacts) => boolean;
}

const digitsOf = (written: string): string => written.replace(/\D/g, '');

const ofText = [identityNumber, phone, plate, iban, ...coordinatePatterns];
