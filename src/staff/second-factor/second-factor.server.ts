import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { AuditContext } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import { write } from '#/db/write.ts';
import { Refusal } from '#/http/errors.ts';
import { secondFactorText as text } from '#/i18n/tr/second-factor.ts';
import { requirePerson } from '../people.server.ts';
import { subjectOf } from '../store.server.ts';
import { disturb } from '../trust.server.ts';
import { forgetRecoveryCodes, isRecoveryCode, takeRecoveryCode } from './recovery-codes.server.ts';

/** Tells whether a password alone does not let this person in: they have an app's codes or a passkey. */
export const hasSecondFactor = async (db: Kysely<Tables>, staffId: number): Promise<boolean> =>
  (await hasCodes(db, staffId)) || (await hasPasskey(db, staffId));

async function hasPasskey(db: Kysely<Tables>, staffId: number): Promise<boolean> {
  const passkeys = db.selectFrom('passkeys').select('id').where('staffId', '=', staffId);
  return (await passkeys.limit(1).executeTakeFirst()) !== undefined;
}

/** Tells whether a person's app makes codes. */
export const hasCodes = async (db: Kysely<Tables>, staffId: number): Promise<boolean> =>
  (await findFactor(db, staffId))?.confirmedAt != null;

export const findFactor = (db: Kysely<Tables>, staffId: number) =>
  db.selectFrom('secondFactors').selectAll().where('staffId', '=', staffId).executeTakeFirst();

interface TypedCode {
  staffId: number;
  code: string | undefined;
  now: Date;
}

/**
 * Checks the code that was typed beside a right password, an app's or one from paper.
 * @returns what is wrong; otherwise what let the person in, `nothing` for who is asked for none
 */
export async function checkCode(
  db: Kysely<Tables>,
  typed: TypedCode,
): Promise<'code-needed' | 'wrong-code' | 'nothing' | 'app' | 'recovery'> {
  const { staffId, code } = typed;
  if (!(await hasSecondFactor(db, staffId))) return 'nothing';
  if (code === undefined) return 'code-needed';
  if (isRecoveryCode(code))
    return (await takeRecoveryCode(db, { ...typed, code })) ? 'recovery' : 'wrong-code';
  return (await takeCode(db, { ...typed, code })) ? 'app' : 'wrong-code';
}

/**
 * Takes an app's code once, also when it comes to two copies of the server at a time. One that was taken while the clock ran
 * ahead holds up nobody.
 */
async function takeCode(
  db: Kysely<Tables>,
  { staffId, code, now }: TypedCode & { code: string },
): Promise<boolean> {
  const factor = await findFactor(db, staffId);
  const step = factor?.confirmedAt == null ? undefined : stepOf(code, { secret: factor.secret, now });
  if (step === undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable('secondFactors')
    .set({ lastStep: step })
    .where('staffId', '=', staffId)
    .where((row) => row.or([row('lastStep', '<', step), row('lastStep', '>', lastStepAt(now))]))
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/**
 * Switches all of it off, passkeys too, for somebody who has lost the telephone. Their password is asked for as before.
 * @throws {Refusal} 404 when there is no such person; 409 for oneself, who needs the password
 */
export async function switchOffFor(db: Kysely<Tables>, id: number, by: AuditContext): Promise<void> {
  if (id === by.actor.staffId) throw new Refusal('own-second-factor', text.ownSecondFactor);
  await write(db, by, async (write) => {
    const person = await requirePerson(write.tx, id);
    const hadCodes = await forgetFactor(write.tx, id);
    if (!(await forgetKeys(write.tx, id)) && !hadCodes) return;
    await disturb(write, id);
    await write.log('staff.second-factor-off', subjectOf(person));
  });
}

/** Forgets a person's passkeys and recovery codes. @returns false when there was no passkey */
export async function forgetKeys(tx: Kysely<Tables>, staffId: number): Promise<boolean> {
  await forgetRecoveryCodes(tx, staffId);
  const passkeys = tx.deleteFrom('passkeys').where('staffId', '=', staffId);
  return (await passkeys.returning('id').execute()).length > 0;
}

/** Ends the recovery codes of who has nothing left that they could stand in for. */
export async function forgetIdleCodes(tx: Kysely<Tables>, staffId: number): Promise<void> {
  if (!(await hasSecondFactor(tx, staffId))) await forgetRecoveryCodes(tx, staffId);
}

/** Forgets a person's secret. @returns false when there was none that counted */
export async function forgetFactor(tx: Kysely<Tables>, staffId: number): Promise<boolean> {
  const forgotten = await tx
    .deleteFrom('secondFactors')
    .where('staffId', '=', staffId)
    .returning('confirmedAt')
    .executeTakeFirst();
  return forgotten?.confirmedAt != null;
}

/** Seconds for which a code is shown. */
const period = 30;
/** Steps before and after now whose codes are right, too: telephones are seldom right to the second. */
const window = 1;

/** Draws twenty random bytes in base32, as an app takes them (RFC 4226, 4). */
export const drawSecret = (): string => new Secret({ size: 20 }).base32;

/** Makes what an app reads from the code on the screen: an `otpauth://totp/…` address. */
export const addressOf = ({ secret, ...names }: { secret: string; issuer: string; label: string }): string =>
  codesOf(secret, names).toString();

/**
 * Finds the step that a code is of (RFC 6238: half minutes since 1970), so that each is taken once.
 * @returns undefined for a code that is not right now
 */
export function stepOf(code: string, { secret, now }: { secret: string; now: Date }): number | undefined {
  const timestamp = now.getTime();
  const delta = codesOf(secret).validate({ token: code, timestamp, window });
  return delta === null ? undefined : stepAt(now) + delta;
}

/** The step of the last code that is right now. */
const lastStepAt = (now: Date): number => stepAt(now) + window;

const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / period);

/** The codes of a secret, with what every app knows; many pass over other settings. */
const codesOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret, algorithm: 'SHA1', digits: 6, period });
