/** Wrong passwords, and what the log holds of them, are counted over this window. */
export const windowMinutes = 15;

export const windowStart = (now: Date) => new Date(now.getTime() - windowMinutes * 60_000).toISOString();
