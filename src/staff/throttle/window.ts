import { minute } from '#/format/durations.ts';

/** Wrong passwords, and what the log holds of them, are counted over this window. */
export const windowMinutes = 15;

export const windowStart = (now: Date) => new Date(now.getTime() - windowMinutes * minute).toISOString();
