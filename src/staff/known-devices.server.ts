import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { createToken, hashToken } from './tokens.server.ts';

/** For how long a browser keeps its cookie, in seconds. */
export const deviceLifetime = 365 * 24 * 60 * 60;

/** Remembers a person's browser, which strangers' wrong passwords then cannot lock out. */
export async function rememberDevice(
  db: Kysely<Tables>,
  { staffId, now }: { staffId: number; now: Date },
): Promise<string> {
  const token = createToken();
  await db
    .insertInto('knownDevices')
    .values({ tokenHash: hashToken(token), staffId, createdAt: now.toISOString() })
    .execute();
  return token;
}

export async function isKnownDevice(
  db: Kysely<Tables>,
  { token, usernameKey }: { token: string; usernameKey: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('knownDevices')
    .innerJoin('staff', 'staff.id', 'knownDevices.staffId')
    .select('tokenHash')
    .where('tokenHash', '=', hashToken(token))
    .where('usernameKey', '=', usernameKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those whose cookie the browser has dropped by now. */
export async function forgetOldDevices(tx: Kysely<Tables>, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - deviceLifetime * 1000).toISOString();
  await tx.deleteFrom('knownDevices').where('createdAt', '<', oldest).execute();
}
