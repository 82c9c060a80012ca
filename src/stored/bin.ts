/** How long something deleted can be brought back, in days. */
export const binDays = 30;

const day = 24 * 60 * 60 * 1000;

/**
 * Days until something deleted goes for good; a day that has begun counts whole, so 1 means within 24 hours.
 * @param deletedAt ISO 8601
 */
export function countDaysLeft(deletedAt: string, now: Date): number {
  const left = new Date(deletedAt).getTime() + binDays * day - now.getTime();
  // two clocks may differ
  return Math.min(binDays, Math.max(1, Math.ceil(left / day)));
}

/** Something in the bin, as the panel lists it. */
export interface Binned {
  id: number;
  title: string;
  /** ISO 8601 UTC. */
  deletedAt: string;
  /** Username of who deleted it. */
  deletedBy: string;
}
