/** Days for which something deleted can be brought back. */
export const binDays = 30;

const day = 24 * 60 * 60 * 1000;

/** A day that has begun counts whole, so 1 means within 24 hours. @param deletedAt ISO 8601 */
export function countDaysLeft(deletedAt: string, now: Date): number {
  const left = new Date(deletedAt).getTime() + binDays * day - now.getTime();
  // the clocks of browser and server may differ
  return Math.min(binDays, Math.max(1, Math.ceil(left / day)));
}
