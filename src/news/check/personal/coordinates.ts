import type { OwnFacts } from '../own-facts.ts';
import type { PersonalPattern } from './pattern.ts';

/** About 100 m. */
const nearness = 0.001;

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

export const coordinatePatterns: readonly PersonalPattern[] = [decimalPair, degreesAndMinutes, grid];

type Place = OwnFacts['place'];

function readPair(written: string): Place {
  const [latitude, longitude] =
    written.match(/\d+[.,]\d+/g)?.map((part) => Number(part.replace(',', '.'))) ?? [];
  return { latitude: latitude ?? Number.NaN, longitude: longitude ?? Number.NaN };
}

const isOnEarth = ({ latitude, longitude }: Place) => latitude <= 90 && longitude <= 180;

const isNear = (one: Place, other: Place): boolean =>
  Math.abs(one.latitude - other.latitude) < nearness && Math.abs(one.longitude - other.longitude) < nearness;
