const mostDaysAhead = 2 * 366;

/** Knows a slip of the finger, such as a year with five digits. @param publishAt,at ISO 8601 UTC */
export function isTooFarAhead(publishAt: string | null | undefined, at: string): boolean {
  const latest = new Date(Date.parse(at) + mostDaysAhead * 24 * 60 * 60 * 1000).toISOString();
  return Boolean(publishAt && publishAt > latest);
}
