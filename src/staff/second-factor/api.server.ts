import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { write } from '#/db/write.ts';
import { gives, givesNothing, named, refuses } from '#/http/call-shape.server.ts';
import { Refusal } from '#/http/errors.ts';
import { takes } from '#/http/input.server.ts';
import { secondFactorText as text } from '#/i18n/tr/second-factor.ts';
import { signInCodeText } from '#/i18n/tr/sign-in-code.ts';
import { type SecondFactor, type SetUp, secondFactorAnswer, setUpAnswer } from '../answers.server.ts';
import { ownBy, requireSession, type StaffEnv, type StaffParts } from '../cookies.server.ts';
import { allow } from '../door.server.ts';
import { reauthenticate } from '../reauthenticate.server.ts';
import { codeSchema, typedPasswordSchema } from '../schema.ts';
import { endOtherSessions, type Own } from '../sessions.server.ts';
import { ownSubject } from '../store.server.ts';
import { countOwnAttempt, forgetAttempts } from '../throttle/throttle.server.ts';
import {
  addressOf,
  drawSecret,
  findFactor,
  forgetFactor,
  forgetIdleCodes,
  hasCodes,
  stepOf,
} from './second-factor.server.ts';

const { wrong } = signInCodeText;
const takesPassword = takes(named('TypedPassword', typedPasswordSchema));

/** Calls about the caller's own second factor. */
export function secondFactorApi({ db, clock, content, passwordQueues: { staff: queue } }: StaffParts) {
  return new Hono<StaffEnv>()
    .get('/', allow('ownAccount'), gives(secondFactorAnswer), async (c) => {
      const isOn = await hasCodes(db, requireSession(c).staffId);
      return c.json({ isOn } satisfies SecondFactor);
    })

    .post('/begin', allow('ownAccount'), takesPassword, gives(setUpAnswer), refuses(409, 429), async (c) => {
      const { password } = c.req.valid('json');
      const issuer = content.last.association.name.short;
      const own = ownBy(c, clock);
      return c.json(await queue.run(() => beginSetUp(db, { password, issuer }, own)));
    })

    .post('/finish', allow('ownAccount'), takes(codeSchema), givesNothing(), refuses(409, 429), async (c) => {
      await finishSetUp(db, c.req.valid('json').code, ownBy(c, clock));
      return c.body(null, 204);
    })

    .post('/off', allow('ownAccount'), takesPassword, givesNothing(), refuses(429), async (c) => {
      const { password } = c.req.valid('json');
      const own = ownBy(c, clock);
      const { session } = own;
      await queue.run(() => reauthenticate(db, password, own));
      await write(db, own, async ({ tx, log }) => {
        if (!(await forgetFactor(tx, session.staffId))) return;
        await forgetIdleCodes(tx, session.staffId);
        await log('session.second-factor-off', ownSubject(session));
      });
      return c.body(null, 204);
    });
}

/**
 * Draws a secret, which counts once a code of it has been typed; one that was drawn before and never used is forgotten.
 * @throws {Refusal} 400 for a wrong password; 409 when codes are asked for already; 429
 */
async function beginSetUp(
  db: Kysely<Tables>,
  { password, issuer }: { password: string; issuer: string },
  own: Own,
): Promise<SetUp> {
  await reauthenticate(db, password, own);
  const { staffId, username } = own.session;
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
 * Switches it on: from the next sign-in on a code is asked for. Ends the person's sessions elsewhere (ASVS 7.4.3).
 * @throws {Refusal} 400 for a wrong code; 409 when nothing was begun, or codes are asked for already; 429
 */
async function finishSetUp(db: Kysely<Tables>, code: string, { session, ...by }: Own): Promise<void> {
  const { staffId, tokenHash } = session;
  const subject = ownSubject(session);
  // not counted against anybody's password
  const attempt = { usernameKey: `SET-UP ${staffId}`, origin: `set-up ${tokenHash}`, now: by.now };
  await countOwnAttempt(db, attempt, { ...by, action: 'session.second-factor-refused', subject });
  await write(db, by, async ({ tx, now, at, log }) => {
    const factor = await findFactor(tx, staffId);
    if (!factor) throw new Refusal('set-up-not-begun', text.notBegun);
    if (factor.confirmedAt !== null) throw new Refusal('second-factor-on', text.isOnAlready);
    const lastStep = stepOf(code, { secret: factor.secret, now });
    if (lastStep === undefined) throw new Refusal('wrong-set-up-code', wrong, { fields: { code: wrong } });
    await tx
      .updateTable('secondFactors')
      .set({ confirmedAt: at, lastStep })
      .where('staffId', '=', staffId)
      .execute();
    await endOtherSessions(tx, session);
    await log('session.second-factor-on', subject);
  });
  await forgetAttempts(db, attempt);
}
