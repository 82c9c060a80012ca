import type { Found } from '../finding.ts';
import { coordinatePatterns } from './coordinates.ts';
import { iban } from './iban.ts';
import { identityNumber } from './identity-number.ts';
import type { PersonalPattern } from './pattern.ts';
import { phone } from './phone.ts';
import { plate } from './plate.ts';

const ofText = [identityNumber, phone, plate, iban, ...coordinatePatterns];

/** What tells too much of a person, or sends a donor's money elsewhere. @param text as it is read, without marks */
export const findPersonalData = (text: string): Found[] => findAll(text, ofText);

/** An address is full of numbers: only maps and addresses that dial are looked at. */
export function findPersonalDataInAddress(address: string): Found[] {
  const dials = /^(?:tel|sms):|^https:\/\/(?:wa\.me|api\.whatsapp\.com)\//i.test(address);
  const plain = address.replace(/%2c/gi, ',').replace(/%20/g, ' ');
  return findAll(plain, dials ? [phone, ...coordinatePatterns] : coordinatePatterns);
}

function findAll(text: string, patterns: readonly PersonalPattern[]): Found[] {
  if (!/\d/.test(text)) return [];
  return patterns.flatMap(({ kind, shape, isMeant }) =>
    [...text.matchAll(shape)]
      .map(([written]) => written.trim())
      .filter((written) => isMeant?.(written) ?? true)
      .map((words) => ({ kind, words })),
  );
}
