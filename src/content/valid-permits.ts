import { accountabilityText as text } from '#/i18n/tr/accountability.ts';
import type { Donation } from './donation.ts';
import type { Permits } from './permits.ts';

export type Permit = Permits['entries'][number];

/** Lists what visitors read as permits: first the one to collect aid, which the donation page has. */
export function allPermits({ permits, donation }: { permits: Permits; donation: Donation }): Permit[] {
  const { collectionPermit: permit } = donation;
  if (!permit) return permits.entries;
  const { derbisNumber: number, issuedBy: givenBy, validFrom: startsOn, validUntil: endsOn } = permit;
  return [{ name: text.collecting, givenBy, number, startsOn, endsOn }, ...permits.entries];
}

/** Tells whether its last day has passed. @param today 'YYYY-MM-DD' in Istanbul */
export const isOver = ({ endsOn }: Permit, today: string): boolean => endsOn !== null && endsOn < today;

/** Finds the permit to collect aid. @returns null when it is over */
export const currentCollectionPermit = ({ collectionPermit: permit }: Donation, today: string) =>
  permit && permit.validUntil >= today ? permit : null;

/** Tells whether it is in force. @param today 'YYYY-MM-DD' in Istanbul */
export const isValid = (permit: Permit, today: string): boolean =>
  permit.startsOn <= today && !isOver(permit, today);
