import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { write } from '#/db/write.ts';
import { Refusal } from '#/http/errors.ts';
import { ownPasswordText } from '#/i18n/tr/own-password.ts';
import { passkeysText } from '#/i18n/tr/passkeys.ts';
import type { AuditAction } from '#/stored/kinds.ts';
import { purposeOfAct } from './passkeys/challenges.server.ts';
import { checkAssertion, findPasskey, type PasskeySite } from './passkeys/passkeys.server.ts';
import type { Proof } from './passkeys/schema.ts';
import type { PasswordQueue } from './password-queues.server.ts';
import { isPassword } from './passwords.server.ts';
import { requirePerson } from './people.server.ts';
import type { Own } from './sessions.server.ts';
import { ownSubject, usernameKey } from './store.server.ts';
import { countOwnAttempt, forgetAttempts } from './throttle/throttle.server.ts';

/** What the log calls a wrong password, and one try too many. */
interface LoggedAs {
  failed: AuditAction;
  refused: AuditAction;
}

interface Reauthentication extends Own {
  /** Named by the refusal of a wrong password, beside the sentence `wrong`. */
  field?: string;
  wrong?: string;
  /** Left out where the ways in which somebody signs in are changed. */
  actions?: LoggedAs;
}

const changingWaysIn: LoggedAs = {
  failed: 'session.second-factor-failed',
  refused: 'session.second-factor-refused',
};

/**
 * Asks for the password again before what a session alone may not do: somebody may have left the browser open. Run it in
 * the queue of the staff.
 * @throws {Refusal} 400 for a wrong password; 429 when this session has tried too often
 */
export async function reauthenticate(
  db: Kysely<Tables>,
  password: string,
  {
    field = 'password',
    wrong = ownPasswordText.currentPasswordWrong,
    actions = changingWaysIn,
    ...own
  }: Reauthentication,
): Promise<void> {
  await tryOnce(db, { ...own, actions }, async () => {
    const { passwordHash } = await requirePerson(db, own.session.staffId);
    if (await isPassword(password, passwordHash)) return undefined;
    const refusal = new Refusal('wrong-current-password', wrong, { fields: { [field]: wrong } });
    return { action: actions.failed, refusal };
  });
}

interface ProofNeeded extends Reauthentication {
  queue: PasswordQueue;
  /** Undefined where browsers have no passkeys. */
  site: PasskeySite | undefined;
  /** Act that a passkey must have been asked for. */
  act: string;
}

/**
 * Asks for the password, or for a passkey in its place; both are counted together.
 * @throws {Refusal} as `reauthenticate`; 400 for a passkey that is not right, or somebody else's; 409 where there are none
 */
export async function requireProof(
  db: Kysely<Tables>,
  { password = '', passkey: assertion }: Proof,
  { queue, site, act, ...own }: ProofNeeded,
): Promise<void> {
  if (!assertion) return queue.run(() => reauthenticate(db, password, own));
  if (!site) throw new Refusal('passkeys-not-offered', passkeysText.notOffered);
  const { session, now, actions = changingWaysIn } = own;
  await tryOnce(db, { ...own, actions }, async () => {
    const passkey = await findPasskey(db, assertion);
    const is = await checkAssertion(db, {
      ...{ assertion, site, purpose: purposeOfAct(act, session), now },
      passkey: passkey?.staffId === session.staffId ? passkey : undefined,
    });
    if (is === 'right') return undefined;
    const action = is === 'cloned' ? 'session.passkey-cloned' : 'session.passkey-failed';
    return { action, refusal: new Refusal('passkey-not-right', passkeysText.refused) };
  });
}

/** Counts together whatever a session tries in its owner's name, until it was right. @param check tells what is wrong */
async function tryOnce(
  db: Kysely<Tables>,
  { session, actor, now, actions }: Own & { actions: LoggedAs },
  check: () => Promise<{ action: AuditAction; refusal: Refusal } | undefined>,
): Promise<void> {
  const [by, subject] = [{ actor, now }, ownSubject(session)];
  const { username, tokenHash } = session;
  const attempt = { usernameKey: usernameKey(username), origin: `session ${tokenHash}`, now };
  await countOwnAttempt(db, attempt, { ...by, action: actions.refused, subject });
  const fault = await check();
  if (fault) {
    await write(db, by, ({ log }) => log(fault.action, subject));
    throw fault.refusal;
  }
  await forgetAttempts(db, attempt);
}
