import { findSession } from '#/staff/sessions.server.ts';
import type { Parts } from './parts.ts';

/** Whose session a cookie names. A use whose time cannot be written is logged, and stops nobody. */
export const findSessionOf = (
  { database, clock, log }: Pick<Parts, 'database' | 'clock' | 'log'>,
  asked: { token: string; isUse?: boolean },
) =>
  findSession(database.db, {
    ...asked,
    now: clock(),
    onError: (error) => log.warn(error, 'time of a session not written'),
  });
