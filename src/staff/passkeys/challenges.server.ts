import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { minute } from '#/format/durations.ts';
import type { Session } from '../sessions.server.ts';

/*
 * A challenge is stored nowhere until it is answered rightly, so strangers who ask for many fill no table: it says itself
 * until when it is good, and a seal that only this site can make says so, and for what. Its bytes are 16 by chance, 6 of the
 * time at which it ends, and the seal.
 */

/** In ms. */
const lifetime = 5 * minute;
const drawn = 16;
const unsealed = drawn + 6;

/** Purpose for which a challenge is good: a sign-in, or one act of one session. */
export type Purpose = 'sign-in' | `register ${string}` | `confirm ${string}`;

/** Binds a passkey that is being added to the session whose owner has just been asked for. */
export const purposeOfNew = ({ tokenHash }: Session): Purpose => `register ${tokenHash}`;

export const purposeOfAct = (act: string, { tokenHash }: Session): Purpose => `confirm ${tokenHash} ${act}`;

interface Asked {
  purpose: Purpose;
  now: Date;
}

export async function drawChallenge(
  db: Kysely<Tables>,
  { purpose, now }: Asked,
): Promise<Uint8Array<ArrayBuffer>> {
  const seal = await openSeal(db, purpose);
  const end = Buffer.alloc(unsealed - drawn);
  end.writeUIntBE(now.getTime() + lifetime, 0, end.length);
  const head = Buffer.concat([randomBytes(drawn), end]);
  return new Uint8Array(Buffer.concat([head, seal(head)]));
}

/** @returns what tells whether a challenge is of this site, for this purpose, and not too old */
export async function expectChallenge(db: Kysely<Tables>, { purpose, now }: Asked) {
  const seal = await openSeal(db, purpose);
  return (challenge: string): boolean => {
    const bytes = Buffer.from(challenge, 'base64url');
    const head = bytes.subarray(0, unsealed);
    const made = seal(head);
    if (bytes.length !== unsealed + made.length || !timingSafeEqual(made, bytes.subarray(unsealed)))
      return false;
    const left = head.readUIntBE(drawn, unsealed - drawn) - now.getTime();
    // one from the future is of a clock that was wrong
    return left > 0 && left <= lifetime;
  };
}

async function openSeal(db: Kysely<Tables>, purpose: Purpose) {
  const { secret } = await db.selectFrom('challengeKey').select('secret').executeTakeFirstOrThrow();
  return (head: Uint8Array) => createHmac('sha256', secret).update(head).update(purpose).digest();
}

/** Uses up what a device has answered rightly, so that nobody sends it once more. @returns false when it was used already */
export async function spendChallenge(
  tx: Kysely<Tables>,
  { clientDataJSON, now }: { clientDataJSON: string; now: Date },
): Promise<boolean> {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
  const { challenge } = decodeClientDataJSON(clientDataJSON);
  // of the bytes: there are several spellings of them
  const challengeHash = createHash('sha256').update(challenge, 'base64url').digest('base64url');
  const expiresAt = new Date(now.getTime() + 2 * lifetime).toISOString();
  await tx.deleteFrom('usedChallenges').where('expiresAt', '<', now.toISOString()).execute();
  const used = await tx
    .insertInto('usedChallenges')
    .values({ challengeHash, expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('challengeHash')
    .executeTakeFirst();
  return used !== undefined;
}
