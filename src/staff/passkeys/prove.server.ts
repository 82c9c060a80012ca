import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { write } from '#/db/write.ts';
import { Refusal } from '#/http/errors.ts';
import { passkeysText as text } from '#/i18n/tr/passkeys.ts';
import type { PasswordQueue } from '../password-queues.server.ts';
import { attemptOfSession, changingWaysIn, requireOwnPassword } from '../reauthenticate.server.ts';
import type { Own, Session } from '../sessions.server.ts';
import { ownSubject } from '../store.server.ts';
import { countOwnAttempt, forgetAttempts } from '../throttle/throttle.server.ts';
import type { Purpose } from './challenges.server.ts';
import { checkAssertion, findPasskey, type PasskeySite } from './passkeys.server.ts';
import type { Assertion, Proof } from './schema.ts';

/** Purpose for which a passkey is asked of somebody who is signed in. */
export const purposeOf = (act: string, { tokenHash }: Session): Purpose => `confirm ${tokenHash} ${act}`;

interface ByPasskey extends Own {
  site: PasskeySite;
  act: string;
  /** What the log calls one try too many. */
  refused: 'session.second-factor-refused' | 'session.confirm-refused';
}

/**
 * Asks for a passkey, as `reauthenticate` asks for the password; both are counted together.
 * @throws {Refusal} 400 for one that is not right, or somebody else's; 429
 */
export async function requireOwnPasskey(
  db: Kysely<Tables>,
  assertion: Assertion,
  { session, site, act, refused, ...by }: ByPasskey,
): Promise<void> {
  const attempt = attemptOfSession(session, by.now);
  const subject = ownSubject(session);
  await countOwnAttempt(db, attempt, { ...by, action: refused, subject });
  const passkey = await findPasskey(db, assertion);
  const given = { assertion, site, purpose: purposeOf(act, session), now: by.now };
  const is = passkey?.staffId === session.staffId ? await checkAssertion(db, { ...given, passkey }) : 'wrong';
  if (is !== 'right') {
    const action = is === 'cloned' ? 'session.passkey-cloned' : 'session.passkey-failed';
    await write(db, by, ({ log }) => log(action, subject));
    throw new Refusal('passkey-not-right', text.refused);
  }
  await forgetAttempts(db, attempt);
}

interface Needed {
  queue: PasswordQueue;
  site: PasskeySite | undefined;
}

/** Asks for either. @throws {Refusal} as these two do; 409 for a passkey where there are none */
export async function requireProof(
  db: Kysely<Tables>,
  { password, passkey }: Proof,
  { queue, site, ...own }: Omit<ByPasskey, 'refused' | 'site'> & Needed,
): Promise<void> {
  if (passkey) {
    if (!site) throw new Refusal('passkeys-not-offered', text.notOffered);
    return requireOwnPasskey(db, passkey, { ...own, site, refused: changingWaysIn.refused });
  }
  await queue.run(() => requireOwnPassword(db, password ?? '', own));
}
