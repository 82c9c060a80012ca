import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { PasskeyRow, Tables } from '#/db/tables.ts';
import { write } from '#/db/write.ts';
import { gives, givesNothing, named, refuses } from '#/http/call-shape.server.ts';
import { notFound, Refusal } from '#/http/errors.ts';
import { takes } from '#/http/input.server.ts';
import { passkeysText as text } from '#/i18n/tr/passkeys.ts';
import {
  type OwnPasskeys,
  ownPasskeysAnswer,
  passkeyAddedAnswer,
  passkeyOptionsAnswer,
  recoveryCodesAnswer,
} from '../answers.server.ts';
import { ownBy, requireSession, type StaffEnv, type StaffParts } from '../cookies.server.ts';
import { allow } from '../door.server.ts';
import { requireProof } from '../reauthenticate.server.ts';
import { countRecoveryCodes, drawRecoveryCodes } from '../second-factor/recovery-codes.server.ts';
import { forgetIdleCodes, hasSecondFactor } from '../second-factor/second-factor.server.ts';
import { endOtherSessions, type Own, requireOpenSession, type Session } from '../sessions.server.ts';
import { describeDevice } from '../sessions-api.server.ts';
import { ownSubject } from '../store.server.ts';
import { drawChallenge, purposeOfAct, purposeOfNew, spendChallenge } from './challenges.server.ts';
import {
  algorithms,
  askForPasskey,
  checkNewPasskey,
  credentialOf,
  findSite,
  handleOf,
  listPasskeys,
  type PasskeySite,
  requireSite,
} from './passkeys.server.ts';
import { actSchema, acts, mostPasskeys, type NewPasskey, newPasskeySchema, proofSchema } from './schema.ts';

const takesProof = takes(named('Proof', proofSchema));

interface PasskeyParts extends StaffParts {
  siteUrl: string | undefined;
}

/** Calls about the caller's own passkeys and recovery codes. */
export function passkeysApi({ db, clock, content, passwordQueues: { staff: queue }, siteUrl }: PasskeyParts) {
  return new Hono<StaffEnv>()
    .get('/', allow('ownAccount'), gives(ownPasskeysAnswer), async (c) => {
      const { staffId } = requireSession(c);
      return c.json({
        isOffered: findSite(c, siteUrl) !== undefined,
        device: describeDevice(c.get('caller').userAgent) ?? '',
        passkeys: (await listPasskeys(db, staffId)).map(present),
        recoveryCodes: (await countRecoveryCodes(db, staffId)) ?? null,
      } satisfies OwnPasskeys);
    })

    .post(
      '/challenge',
      allow('ownAccount'),
      takes(actSchema),
      gives(passkeyOptionsAnswer),
      refuses(409),
      async (c) => {
        const { rpID } = requireSite(c, siteUrl);
        const { session, now } = ownBy(c, clock);
        const purpose = purposeOfAct(c.req.valid('json').act, session);
        const of = await listPasskeys(db, session.staffId);
        return c.json({ ...(await askForPasskey(db, { rpID, purpose, now, of })) });
      },
    )

    .post(
      '/begin',
      allow('ownAccount'),
      takesProof,
      gives(passkeyOptionsAnswer),
      refuses(409, 429),
      async (c) => {
        const [own, site] = [ownBy(c, clock), requireSite(c, siteUrl)];
        await requireRoom(db, own.session);
        await requireProof(db, c.req.valid('json'), { ...own, site, act: acts.add, queue });
        const rpName = content.last.association.name.short;
        return c.json({ ...(await askForNewPasskey(db, { rpName, ...site }, own)) });
      },
    )

    .post(
      '/finish',
      allow('ownAccount'),
      takes(newPasskeySchema),
      gives(passkeyAddedAnswer, 201),
      refuses(409),
      async (c) => {
        const site = requireSite(c, siteUrl);
        return c.json(await addPasskey(db, { ...c.req.valid('json'), site }, ownBy(c, clock)), 201);
      },
    )

    .post(
      '/:id/remove',
      allow('ownAccount'),
      takesProof,
      givesNothing(),
      refuses(404, 409, 429),
      async (c) => {
        const [id, own, site] = [c.req.param('id'), ownBy(c, clock), findSite(c, siteUrl)];
        const { staffId } = own.session;
        await requireProof(db, c.req.valid('json'), { ...own, site, act: acts.remove(id), queue });
        await write(db, own, async ({ tx, log }) => {
          const named = tx.deleteFrom('passkeys').where('id', '=', id).where('staffId', '=', staffId);
          const removed = await named.returning('name').executeTakeFirst();
          // it is removed already, or somebody else's
          if (!removed) throw notFound(text.notFound);
          await forgetIdleCodes(tx, staffId);
          await log('session.passkey-remove', ownSubject(own.session), { device: { before: removed.name } });
        });
        return c.body(null, 204);
      },
    )

    .post(
      '/recovery-codes',
      allow('ownAccount'),
      takesProof,
      gives(recoveryCodesAnswer),
      refuses(409, 429),
      async (c) => {
        const [own, site] = [ownBy(c, clock), findSite(c, siteUrl)];
        const { staffId } = own.session;
        await requireProof(db, c.req.valid('json'), { ...own, site, act: acts.recoveryCodes, queue });
        const recoveryCodes = await write(db, own, async ({ tx, log }) => {
          if (!(await hasSecondFactor(tx, staffId)))
            throw new Refusal('nothing-to-recover', text.nothingToRecover);
          await log('session.recovery-codes', ownSubject(own.session));
          return drawRecoveryCodes(tx, staffId);
        });
        return c.json({ recoveryCodes });
      },
    );
}

const present = ({ id, name, createdAt, lastUsedAt }: PasskeyRow) => ({ id, name, createdAt, lastUsedAt });

/** @throws {Refusal} 409 for who has as many as one may have, and while somebody else knows the password */
async function requireRoom(db: Kysely<Tables>, { staffId, mustChangePassword }: Session): Promise<void> {
  // who gave it could sign in, add a key of their own, and go on coming in with it (docs/decisions/019)
  if (mustChangePassword) throw new Refusal('password-is-known', text.passwordIsTold);
  if ((await listPasskeys(db, staffId)).length >= mostPasskeys)
    throw new Refusal('too-many-passkeys', text.tooMany(mostPasskeys));
}

async function askForNewPasskey(
  db: Kysely<Tables>,
  { rpID, rpName }: { rpID: string; rpName: string },
  { session, now }: Own,
) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const { staffId, username } = session;
  const challenge = await drawChallenge(db, { purpose: purposeOfNew(session), now });
  return generateRegistrationOptions({
    ...{ rpID, rpName, challenge },
    ...{ userID: handleOf(staffId), userName: username, userDisplayName: username },
    attestationType: 'none',
    excludeCredentials: (await listPasskeys(db, staffId)).map(credentialOf),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  });
}

/**
 * Adds a passkey, and ends the person's sessions elsewhere (ASVS 7.4.3). Who has no recovery codes yet gets them with it.
 * @throws {Refusal} 400 for one that is not right; 409 as `requireRoom`, and for one that is known already
 */
async function addPasskey(
  db: Kysely<Tables>,
  given: NewPasskey & { site: PasskeySite },
  { session, ...by }: Own,
): Promise<{ recoveryCodes?: string[] }> {
  const { staffId } = session;
  const made = await checkNewPasskey(db, { ...given, purpose: purposeOfNew(session), now: by.now });
  if (!made) throw new Refusal('passkey-not-right', text.refused);
  return write(db, by, async ({ tx, now, log }) => {
    // somebody may have ended it, and the passkeys with it
    await requireOpenSession(tx, session);
    await requireRoom(tx, session);
    if (!(await spendChallenge(tx, { ...given.passkey.response, now })))
      throw new Refusal('passkey-not-right', text.refused);
    const added = await tx
      .insertInto('passkeys')
      .values({ ...made, staffId })
      .onConflict((conflict) => conflict.column('credentialId').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw new Refusal('passkey-known', text.known);
    await endOtherSessions(tx, session);
    await log('session.passkey-add', ownSubject(session), { device: { after: given.name } });
    const hasCodes = (await countRecoveryCodes(tx, staffId)) !== undefined;
    return hasCodes ? {} : { recoveryCodes: await drawRecoveryCodes(tx, staffId) };
  });
}
