/** Milliseconds. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Writes a later time as tables hold it, ISO 8601 in UTC. @param milliseconds negative for a time before */
export const isoAfter = (time: Date, milliseconds: number): string =>
  new Date(time.getTime() + milliseconds).toISOString();
