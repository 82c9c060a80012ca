/**
 * Puts what is stored into the words of the draft that it may have come from: what waits for its time was to be
 * published, too, and what has come out at its time may have been a plan.
 */
export const asDrafted = (stored: object): object =>
  'scheduled' in stored
    ? { ...stored, ...(stored.scheduled ? { published: true } : {}), isPlan: true }
    : stored;
