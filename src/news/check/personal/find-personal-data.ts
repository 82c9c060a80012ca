import type { Found } from '../finding.ts';
import type { OwnFacts } from '../own-facts.ts';
import { coordinatePatterns } from './coordinates.ts';
import { iban } from './iban.ts';
import { identityNumber } from './identity-number.ts';
import type { PersonalPattern } from './pattern.ts';
import { phone } from './phone.ts';
import { plate } from './plate.ts';

const ofText = [identityNumber, phone, plate, iban, ...coordinatePatterns];

/** What tells too much of a person, or sends a donor's money elsewhere. @param text as it is read, without marks */
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
