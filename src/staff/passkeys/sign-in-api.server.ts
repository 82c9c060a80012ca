import { type Context, Hono } from 'hono';
import type { StaffRow } from '#/db/tables.ts';
import { gives, refuses } from '#/http/call-shape.server.ts';
import { Refusal } from '#/http/errors.ts';
import { takes } from '#/http/input.server.ts';
import { signedInAs } from '#/http/signed-in-as.ts';
import { passkeysText as text } from '#/i18n/tr/passkeys.ts';
import { passkeyOptionsAnswer, sessionBegunAnswer } from '../answers.server.ts';
import type { StaffEnv, StaffParts } from '../cookies.server.ts';
import { openToAll } from '../door.server.ts';
import { requirePerson } from '../people.server.ts';
import { attemptOf, beginSession, contextOf } from '../sign-in.server.ts';
import {
  countAttempt,
  forgetAttempts,
  hasAttemptsLeft,
  recordFailedSignIn,
  tooManyAttempts,
} from '../throttle/throttle.server.ts';
import { askForPasskey, checkAssertion, findPasskey, requireSite } from './passkeys.server.ts';
import { type Assertion, assertionSchema } from './schema.ts';

type SignInParts = Pick<StaffParts, 'db' | 'clock' | 'passwordQueues'> & { siteUrl: string | undefined };

/** Calls with which a passkey signs in, without a name: the device knows whose it is. */
export function passkeySignInApi(parts: SignInParts) {
  const { db, clock, siteUrl } = parts;
  return new Hono<StaffEnv>()
    .post('/begin', openToAll(), gives(passkeyOptionsAnswer), refuses(409), async (c) => {
      const { rpID } = requireSite(c, siteUrl);
      return c.json({ ...(await askForPasskey(db, { rpID, purpose: 'sign-in', now: clock() })) });
    })

    .post(
      '/',
      openToAll(),
      takes(assertionSchema),
      gives(sessionBegunAnswer),
      refuses(401, 409, 429),
      async (c) => {
        const person = await signInByPasskey(c, c.req.valid('json'), parts);
        c.header(signedInAs, String(person.id));
        return c.json({ username: person.username, role: person.role });
      },
    );
}

/**
 * Signs in who has one of the stored passkeys at hand. Their device has asked for a finger, a face or a number, so it counts
 * as two factors.
 * @throws {Refusal} 401 with the same words whatever is wrong, and for somebody else than the page is of; 429 after too many of these from one place
 */
async function signInByPasskey(
  c: Context<StaffEnv>,
  assertion: Assertion,
  { db, clock, passwordQueues, siteUrl }: SignInParts,
): Promise<StaffRow> {
  const [site, now] = [requireSite(c, siteUrl), clock()];
  const passkey = await findPasskey(db, assertion);
  const person = passkey && (await requirePerson(db, passkey.staffId));
  const context = contextOf(c, now);
  const { isKnown, attempt: named } = await attemptOf(db, person?.username ?? '', context);
  // apart from passwords
  const attempt = { ...named, usernameKey: `PASSKEY ${person?.id ?? ''}`, origin: `passkey ${named.origin}` };
  const { address, endSite = attempt.origin } = context;
  const failed = { person, address, origin: endSite, now };
  if (!(await hasAttemptsLeft(db, attempt))) {
    await recordFailedSignIn(db, 'tooMany', failed);
    throw tooManyAttempts();
  }
  const is = await checkAssertion(db, { assertion, passkey, site, purpose: 'sign-in', now });
  if (!person || person.isDisabled || is !== 'right') {
    const queue = isKnown ? passwordQueues.staff : passwordQueues.strangers;
    await queue.run(() => countAttempt(db, attempt));
    await recordFailedSignIn(db, is === 'cloned' ? 'clonedPasskey' : 'passkey', failed);
    throw new Refusal('passkey-refused', text.refused);
  }
  // the page of somebody whose session has ended goes on in that name alone
  const meant = c.req.header(signedInAs);
  if (meant !== undefined && meant !== String(person.id)) throw new Refusal('passkey-of-other', text.ofOther);
  await forgetAttempts(db, attempt);
  await beginSession(c, person, { db, now, isKnown, by: 'session.passkey-sign-in' });
  return person;
}
