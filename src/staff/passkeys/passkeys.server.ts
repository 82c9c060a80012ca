import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { PasskeyRow, Tables } from '#/db/tables.ts';
import { Refusal } from '#/http/errors.ts';
import { passkeysText as text } from '#/i18n/tr/passkeys.ts';
import type { StaffEnv } from '../cookies.server.ts';
import { drawChallenge, expectChallenge, type Purpose, spendChallenge } from './challenges.server.ts';
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

/** Asks a device for one of these passkeys, or for whichever it knows. */
export async function askForPasskey(
  db: Kysely<Tables>,
  { rpID, purpose, now, of }: { rpID: string; purpose: Purpose; now: Date; of?: PasskeyRow[] },
) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID,
    challenge: await drawChallenge(db, { purpose, now }),
    allowCredentials: of?.map(credentialOf),
    userVerification: 'required',
  });
}

/** Names a passkey to a browser, with the ways on which the device was reached. */
export const credentialOf = ({ credentialId: id, transports }: PasskeyRow) => ({
  id,
  transports: JSON.parse(transports) as string[],
});

interface Ceremony {
  site: PasskeySite;
  purpose: Purpose;
  now: Date;
}

/** What the library is to find in an answer. */
async function expectedOf(db: Kysely<Tables>, { site, ...asked }: Ceremony) {
  const expectedChallenge = await expectChallenge(db, asked);
  const { origin: expectedOrigin, rpID: expectedRPID } = site;
  return { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: true };
}

/**
 * Checks what a device says to be there, and uses its challenge up.
 * @param passkey undefined for one that nobody has, or that is somebody else's
 * @returns `cloned` for a right answer whose count has not risen: two devices seem to hold the same key
 */
export async function checkAssertion(
  db: Kysely<Tables>,
  { assertion, passkey, ...ceremony }: Ceremony & { assertion: Assertion; passkey: PasskeyRow | undefined },
): Promise<'right' | 'wrong' | 'cloned'> {
  const { userHandle, clientDataJSON } = assertion.response;
  if (!passkey) return 'wrong';
  if (userHandle !== undefined && !Buffer.from(userHandle, 'base64url').equals(handleOf(passkey.staffId)))
    return 'wrong';
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'));
  const answer = await verifyAuthenticationResponse({
    ...(await expectedOf(db, ceremony)),
    response: { ...assertion, clientExtensionResults: {} },
    // the count is compared once the signature is known to be right, by one statement for all copies of the server
    credential: { id: assertion.id, publicKey, counter: 0 },
    // the library says by many errors what is not right
  }).catch(() => undefined);
  if (!answer?.verified) return 'wrong';
  const counter = answer.authenticationInfo.newCounter;
  const { now } = ceremony;
  return db.transaction().execute(async (tx) => {
    if (!(await spendChallenge(tx, { clientDataJSON, now }))) return 'wrong';
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

/** ES256, RS256 of older Windows, and Ed25519. */
export const algorithms = [-7, -8, -257];

/** @returns what to store of a passkey that a device has made; undefined for whatever is not right */
export async function checkNewPasskey(
  db: Kysely<Tables>,
  { name, passkey: made, ...ceremony }: Ceremony & NewPasskey,
): Promise<Omit<PasskeyRow, 'staffId'> | undefined> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const expected = await expectedOf(db, ceremony);
  try {
    if (!(await isPlain(made.response))) return undefined;
    const { registrationInfo } = await verifyRegistrationResponse({
      ...expected,
      response: { ...made, clientExtensionResults: {} },
      supportedAlgorithmIDs: algorithms,
    });
    if (!registrationInfo) return undefined;
    const { id: credentialId, publicKey, counter } = registrationInfo.credential;
    return {
      ...{ id: randomUUID(), credentialId, counter, name },
      publicKey: Buffer.from(publicKey).toString('base64url'),
      transports: JSON.stringify(made.response.transports),
      ...{ createdAt: ceremony.now.toISOString(), lastUsedAt: null },
    };
  } catch {
    return undefined;
  }
}

/**
 * Tells that a device has not named its maker. Nothing of that is asked: to check it, the library would ask addresses that
 * stand in it.
 */
async function isPlain({ attestationObject }: NewPasskey['passkey']['response']): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const isKnown = attestation.get('fmt') === 'none' || attestation.get('fmt') === 'packed';
  return isKnown && !attestation.get('attStmt').get('x5c');
}
