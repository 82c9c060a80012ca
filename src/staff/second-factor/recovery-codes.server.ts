import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';

/** Codes of a set. */
const ofSet = 10;

/** Without what is mixed up by hand: 0 and O, 1 and I. Each of its 32 signs holds five bits. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 80 bits: too many to be found from a quick hash. */
const signs = 16;
const form = new RegExp(`^[${alphabet}]{${signs}}$`, 'i');

const plain = (typed: string) => typed.replaceAll(/[\s-]/g, '');

/** Tells a recovery code from a code of an app, which has digits alone and fewer of them. */
export const isRecoveryCode = (typed: string): boolean => form.test(plain(typed));

/** Draws a set in the place of the one before. @returns the codes, which nobody can read again */
export async function drawRecoveryCodes(tx: Kysely<Tables>, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: ofSet }, drawCode);
  await forgetRecoveryCodes(tx, staffId);
  await tx
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ staffId, codeHash: hashCode(staffId, code), usedAt: null })))
    .execute();
  return codes;
}

/** Draws one as 'ABCD-EFGH-JKLM-NPQR'. */
function drawCode(): string {
  const drawn = [...randomBytes(signs)].map((byte) => alphabet.charAt(byte % alphabet.length)).join('');
  return drawn.replaceAll(/.{4}(?=.)/g, '$&-');
}

/** The person is in the hash, so that a table of all is no quicker to search than one of one. */
const hashCode = (staffId: number, code: string) =>
  createHash('sha256')
    .update(`${staffId} ${plain(code).toUpperCase()}`)
    .digest('base64url');

/** Uses one up. @returns false for one that is none of this person's, or was used */
export async function takeRecoveryCode(
  db: Kysely<Tables>,
  { staffId, code, now }: { staffId: number; code: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recoveryCodes')
    .set({ usedAt: now.toISOString() })
    .where('staffId', '=', staffId)
    .where('codeHash', '=', hashCode(staffId, code))
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** @returns undefined for who has no set */
export async function countRecoveryCodes(db: Kysely<Tables>, staffId: number): Promise<number | undefined> {
  const codes = await db
    .selectFrom('recoveryCodes')
    .select('usedAt')
    .where('staffId', '=', staffId)
    .execute();
  return codes.length > 0 ? codes.filter(({ usedAt }) => usedAt === null).length : undefined;
}

export async function forgetRecoveryCodes(tx: Kysely<Tables>, staffId: number): Promise<void> {
  await tx.deleteFrom('recoveryCodes').where('staffId', '=', staffId).execute();
}
