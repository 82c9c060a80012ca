import type { Refused } from '../jobs.server.ts';

/** libvips reports a full disk only as a message, which is always English here. */
export const reasonOf = (error: unknown): Refused =>
  error instanceof Error && /no space left on device|quota exceeded/i.test(error.message)
    ? 'diskFull'
    : 'damaged';
