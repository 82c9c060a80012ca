import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { type AuditContext, lockAuditLog, recordAudit } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import { Refusal } from '#/http/errors.ts';
import { ownPasswordText } from '#/i18n/tr/own-password.ts';
import { secondFactorText as text } from '#/i18n/tr/second-factor.ts';
import { signInCodeText as codeText } from '#/i18n/tr/sign-in-code.ts';
import type { SetUp } from '../answers.server.ts';
import { requirePerson } from '../people.server.ts';
import { countOwnTry, reauthenticate } from '../reauthenticate.server.ts';
import { endOtherSessions, type Session } from '../sessions.server.ts';
import { subjectOf } from '../store.server.ts';
import { forgetFailures } from '../throttle/throttle.server.ts';
import { disturb } from '../trust.server.ts';

interface Own extends AuditContext {
  session: Session;
}

/** Whether a person is asked for a code. */
export async function hasSecondFactor(db: Kysely<Tables>, staffId: number): Promise<boolean> {
  const factor = await findFactor(db, staffId);
  return factor?.confirmedAt != null;
}

/**
 * Draws a secret, which counts once a code of it has been typed; one that was drawn before and never used is forgotten.
 * @throws {Refusal} 400 for a wrong password; 409 when codes are asked for already; 429
 */
export async function beginSetUp(
  db: Kysely<Tables>,
  { password, issuer }: { password: string; issuer: string },
  { session, actor, now }: Own,
): Promise<SetUp> {
  await requireOwnPassword(db, password, { session, actor, now });
  const { staffId, username } = session;
  const secret = drawSecret();
  const begun = await db
    .insertInto('secondFactors')
    .values({ staffId, secret, confirmedAt: null, lastStep: null })
    .onConflict((conflict) =>
      conflict.column('staffId').doUpdateSet({ secret }).where('secondFactors.confirmedAt', 'is', null),
    )
    .returning('staffId')
    .executeTakeFirst();
  if (!begun) throw new Refusal('second-factor-on', text.isOnAlready);
  return { secret, url: addressOf({ secret, issuer, label: username }) };
}

/**
 * From the next sign-in on a code is asked for. Ends the person's sessions elsewhere (ASVS 7.4.3).
 * @throws {Refusal} 400 for a wrong code; 409 when nothing was begun, or codes are asked for already; 429
 */
export async function finishSetUp(
  db: Kysely<Tables>,
  code: string,
  { session, actor, now }: Own,
): Promise<void> {
  const { staffId, username } = session;
  const subject = subjectOf({ id: staffId, username });
  // not counted against anybody's password
  const attempt = { usernameKey: `SET-UP ${staffId}`, origin: `set-up ${session.tokenHash}`, now };
  const refused = { actor, now, action: 'session.second-factor-refused', subject } as const;
  await countOwnTry(db, { attempt, refused });
  await db.transaction().execute(async (tx) => {
    await lockAuditLog(tx);
    const factor = await findFactor(tx, staffId);
    if (!factor) throw new Refusal('set-up-not-begun', text.notBegun);
    if (factor.confirmedAt !== null) throw new Refusal('second-factor-on', text.isOnAlready);
    const lastStep = stepOf(code, { secret: factor.secret, now });
    if (lastStep === undefined)
      throw new Refusal('wrong-set-up-code', codeText.wrong, { fields: { code: codeText.wrong } });
    await tx
      .updateTable('secondFactors')
      .set({ confirmedAt: now.toISOString(), lastStep })
      .where('staffId', '=', staffId)
      .execute();
    await endOtherSessions(tx, session);
    await recordAudit(tx, { actor, now, action: 'session.second-factor-on', subject });
  });
  await forgetFailures(db, attempt);
}

/** @throws {Refusal} 400 for a wrong password; 429 */
export async function switchOwnOff(
  db: Kysely<Tables>,
  password: string,
  { session, actor, now }: Own,
): Promise<void> {
  await requireOwnPassword(db, password, { session, actor, now });
  const { staffId, username } = session;
  await db.transaction().execute(async (tx) => {
    await lockAuditLog(tx);
    if (!(await forgetFactor(tx, staffId))) return;
    const subject = subjectOf({ id: staffId, username });
    await recordAudit(tx, { actor, now, action: 'session.second-factor-off', subject });
  });
}

/**
 * For somebody who has lost the telephone. Their password is asked for as before.
 * @throws {Refusal} 404 when there is no such person; 409 for oneself, who needs the password
 */
export async function switchOffFor(db: Kysely<Tables>, id: number, context: AuditContext): Promise<void> {
  if (id === context.actor.staffId) throw new Refusal('own-second-factor', text.ownSecondFactor);
  await db.transaction().execute(async (tx) => {
    await lockAuditLog(tx);
    const person = await requirePerson(tx, id);
    if (!(await forgetFactor(tx, id))) return;
    await disturb(tx, id, context);
    await recordAudit(tx, { ...context, action: 'staff.second-factor-off', subject: subjectOf(person) });
  });
}

/**
 * A code is taken once, also when it comes to two copies of the server at a time. One that was taken while the clock ran
 * ahead holds up nobody.
 */
export async function checkCode(
  db: Kysely<Tables>,
  { staffId, code, now }: { staffId: number; code: string | undefined; now: Date },
): Promise<'passed' | 'missing' | 'wrong'> {
  const factor = await findFactor(db, staffId);
  if (factor?.confirmedAt == null) return 'passed';
  if (code === undefined) return 'missing';
  const step = stepOf(code, { secret: factor.secret, now });
  if (step === undefined) return 'wrong';
  const { numUpdatedRows } = await db
    .updateTable('secondFactors')
    .set({ lastStep: step })
    .where('staffId', '=', staffId)
    .where((row) => row.or([row('lastStep', '<', step), row('lastStep', '>', lastStepAt(now))]))
    .executeTakeFirst();
  return numUpdatedRows > 0 ? 'passed' : 'wrong';
}

const findFactor = (db: Kysely<Tables>, staffId: number) =>
  db.selectFrom('secondFactors').selectAll().where('staffId', '=', staffId).executeTakeFirst();

/** @returns false when there was none that counted */
async function forgetFactor(tx: Kysely<Tables>, staffId: number): Promise<boolean> {
  const forgotten = await tx
    .deleteFrom('secondFactors')
    .where('staffId', '=', staffId)
    .returning('confirmedAt')
    .executeTakeFirst();
  return forgotten?.confirmedAt != null;
}

async function requireOwnPassword(db: Kysely<Tables>, password: string, own: Own): Promise<void> {
  const actions = {
    failed: 'session.second-factor-failed',
    refused: 'session.second-factor-refused',
  } as const;
  await reauthenticate(db, {
    ...own,
    password,
    field: 'password',
    wrong: ownPasswordText.currentPasswordWrong,
    actions,
  });
}

/** In seconds. */
const period = 30;
/** In steps before and after now: telephones are seldom right to the second. */
const window = 1;

/** Twenty random bytes in base32, as an app takes them (RFC 4226, 4). */
const drawSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app reads from the code on the screen: an `otpauth://totp/…` address. */
const addressOf = ({ secret, ...names }: { secret: string; issuer: string; label: string }): string =>
  codesOf(secret, names).toString();

/**
 * Which step a code is of (RFC 6238: half minutes since 1970), so that each is taken once.
 * @returns undefined for a code that is not right now
 */
function stepOf(code: string, { secret, now }: { secret: string; now: Date }): number | undefined {
  const timestamp = now.getTime();
  const delta = codesOf(secret).validate({ token: code, timestamp, window });
  return delta === null ? undefined : stepAt(now) + delta;
}

/** Of the last code that is right now. */
const lastStepAt = (now: Date): number => stepAt(now) + window;

const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / period);

/** With what every app knows; many pass over other settings. */
const codesOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret, algorithm: 'SHA1', digits: 6, period });
