import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { StaffRow, Tables } from '#/db/tables.ts';
import { readStaffCookie, type StaffEnv, setStaffCookie } from './cookies.server.ts';
import { rememberDevice } from './known-devices.server.ts';
import type { PasswordQueues } from './password-queues.server.ts';
import type { SignIn } from './schema.ts';
import { startSession } from './sessions.server.ts';
import { checkCredentials } from './sign-in.server.ts';

/**
 * Starts a session in place of the one this browser had, and sets the cookies.
 * @throws {Refusal} as `checkCredentials`
 */
export async function signInWith(
  c: Context<StaffEnv>,
  credentials: SignIn,
  { db, clock, passwordQueues }: { db: Kysely<Tables>; clock: () => Date; passwordQueues: PasswordQueues },
): Promise<StaffRow> {
  const now = clock();
  const caller = c.get('caller');
  const deviceToken = readStaffCookie(c, 'device');
  const visit = { address: caller.address, endSite: caller.endSite, deviceToken, now };
  const { person, isKnown } = await checkCredentials(db, credentials, { visit, passwordQueues });
  const replaced = c.get('session');
  setStaffCookie(c, 'session', await startSession(db, { person, caller, replaced, now }));
  if (!isKnown) setStaffCookie(c, 'device', await rememberDevice(db, { staffId: person.id, now }));
  return person;
}
