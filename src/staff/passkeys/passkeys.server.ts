import { randomUUID } from 'node:crypto';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { PasskeyRow, Tables } from '#/db/tables.ts';
import { Refusal } from '#/http/errors.ts';
import { passkeysText as text } from '#/i18n/tr/passkeys.ts';
import type { StaffEnv } from '../cookies.server.ts';
import { openChallenges, type Purpose, spendChallenge } from './challenges.server.ts';
import type { Assertion, NewPasskey } from './schema.ts';

/** The site as devices know it: passkeys are bound to its name, and to no other. */
export interface PasskeySite {
  rpID: string;
  origin: string;
}

/** @returns undefined where browsers have no passkeys: without https, but on the machine itself */
export function findSite(c: Context<StaffEnv>, siteUrl: string | undefined): PasskeySite | undefined {
  const { protocol, hostname, origin } = new URL(siteUrl ?? c.req.url);
  const isSafe = siteUrl !== undefined && protocol === 'https:';
  return isSafe || hostname === 'localhost' ? { rpID: hostname, origin } : undefined;
}

/** @throws {Refusal} 409 where there are none */
export function requireSite(c: Context<StaffEnv>, siteUrl: string | undefined): PasskeySite {
  const site = findSite(c, siteUrl);
  if (!site) throw new Refusal('passkeys-not-offered', text.notOffered);
  return site;
}

/** Names a person to their devices. A device keeps one passkey for each, also for other sites of a developer's machine. */
export const handleOf = (staffId: number) => new Uint8Array(Buffer.from(`search-and-rescue ${staffId}`));

export const listPasskeys = (db: Kysely<Tables>, staffId: number): Promise<PasskeyRow[]> =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('staffId', '=', staffId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

export const findPasskey = (db: Kysely<Tables>, { id }: Assertion): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkeys').selectAll().where('credentialId', '=', id).executeTakeFirst();

interface Ceremony {
  site: PasskeySite;
  purpose: Purpose;
  now: Date;
}

/**
 * Checks what a device says to be there, and uses its challenge up.
 * @returns `cloned` for a right answer whose count has not risen: two devices seem to hold the same key
 */
export async function checkAssertion(
  db: Kysely<Tables>,
  { assertion, passkey, site, purpose, now }: Ceremony & { assertion: Assertion; passkey: PasskeyRow },
): Promise<'right' | 'wrong' | 'cloned'> {
  const { userHandle } = assertion.response;
  if (userHandle !== undefined && !Buffer.from(userHandle, 'base64url').equals(handleOf(passkey.staffId)))
    return 'wrong';
  const answer = await verifyAssertion({ ...assertion, clientExtensionResults: {} }, passkey, {
    ...(await openChallenges(db, { purpose, now })),
    site,
  });
  if (!answer) return 'wrong';
  const { counter, challenge } = answer;
  return db.transaction().execute(async (tx) => {
    if (!(await spendChallenge(tx, { challenge, now }))) return 'wrong';
    const risen = await tx
      .updateTable('passkeys')
      .set({ counter, lastUsedAt: now.toISOString() })
      .where('id', '=', passkey.id)
      .where('counter', counter === 0 ? '=' : '<', counter)
      .returning('id')
      .executeTakeFirst();
    return risen ? 'right' : 'cloned';
  });
}

type Expected = { site: PasskeySite; isOpen: (challenge: string) => boolean };

/** @returns undefined for whatever is not right; the library says so by many errors */
async function verifyAssertion(
  response: AuthenticationResponseJSON,
  { publicKey }: PasskeyRow,
  { site, isOpen }: Expected,
): Promise<{ counter: number; challenge: string } | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { expectedChallenge, given } = keepChallenge(isOpen);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpID,
      // the count is compared once the signature is known to be right, by one statement for all copies of the server
      credential: {
        id: response.id,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter: 0,
      },
      requireUserVerification: true,
    });
    return verified ? { counter: authenticationInfo.newCounter, challenge: given() } : undefined;
  } catch {
    return undefined;
  }
}

function keepChallenge(isOpen: (challenge: string) => boolean) {
  let kept = '';
  return {
    given: () => kept,
    expectedChallenge(challenge: string) {
      kept = challenge;
      return isOpen(challenge);
    },
  };
}

/** ES256, RS256 of older Windows, and Ed25519. */
export const algorithms = [-7, -8, -257];

/**
 * Checks a passkey that a device has made. Nothing is asked of the device itself, so what names its maker is refused: to check
 * that, the library would ask addresses that stand in it.
 * @returns what to store; undefined for whatever is not right
 */
export async function checkNewPasskey(
  db: Kysely<Tables>,
  { name, passkey: given, site, purpose, now }: Ceremony & NewPasskey,
): Promise<{ row: Omit<PasskeyRow, 'staffId'>; challenge: string } | undefined> {
  const [{ verifyRegistrationResponse }, { decodeAttestationObject }] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ]);
  const { isOpen } = await openChallenges(db, { purpose, now });
  const { expectedChallenge, given: challenge } = keepChallenge(isOpen);
  try {
    const statement = new Uint8Array(Buffer.from(given.response.attestationObject, 'base64url'));
    const attestation = decodeAttestationObject(statement);
    const isPlain = attestation.get('fmt') === 'none' || attestation.get('fmt') === 'packed';
    if (!isPlain || attestation.get('attStmt').get('x5c')) return undefined;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...given, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!registrationInfo) return undefined;
    const { id: credentialId, publicKey, counter } = registrationInfo.credential;
    const times = { createdAt: now.toISOString(), lastUsedAt: null };
    const transports = JSON.stringify(given.response.transports);
    const row = { id: randomUUID(), credentialId, counter, name, transports, ...times };
    return {
      row: { ...row, publicKey: Buffer.from(publicKey).toString('base64url') },
      challenge: challenge(),
    };
  } catch {
    return undefined;
  }
}
