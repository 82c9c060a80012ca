import type { Refused } from '../jobs.server.ts';

/** libvips tells what the system said when it could not write in words only; the process has no other language. */
export const reasonOf = (error: unknown): Refused =>
  error instanceof Error && /no space left on device|quota exceeded/i.test(error.message)
    ? 'diskFull'
    : 'damaged';
