import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { ContentSource } from '#/content/content-source.ts';
import type { Tables } from '#/db/tables.ts';
import { takes } from '#/http/body.server.ts';
import { gives, givesNothing, named, refuses } from '#/http/call-shape.server.ts';
import { type SecondFactor, secondFactorAnswer, setUpAnswer } from '../answers.server.ts';
import { requireSession, type StaffEnv } from '../cookies.server.ts';
import { allow } from '../door.server.ts';
import type { PasswordQueues } from '../password-queues.server.ts';
import { codeSchema, typedPasswordSchema } from './schema.ts';
import { beginSetUp, finishSetUp, hasSecondFactor, switchOwnOff } from './second-factor.server.ts';

const takesPassword = takes(named('TypedPassword', typedPasswordSchema));

/** Only one's own. */
export function secondFactorApi({
  db,
  clock,
  content,
  passwordQueues: { staff: queue },
}: {
  db: Kysely<Tables>;
  clock: () => Date;
  content: Pick<ContentSource, 'last'>;
  passwordQueues: PasswordQueues;
}) {
  return new Hono<StaffEnv>()
    .get('/', allow('ownAccount'), gives(secondFactorAnswer), async (c) => {
      const isOn = await hasSecondFactor(db, requireSession(c).staffId);
      return c.json({ isOn } satisfies SecondFactor);
    })

    .post('/begin', allow('ownAccount'), takesPassword, gives(setUpAnswer), refuses(409, 429), async (c) => {
      const { password } = c.req.valid('json');
      const issuer = content.last.association.name.short;
      const own = { session: requireSession(c), actor: c.get('actor'), now: clock() };
      return c.json(await queue.run(() => beginSetUp(db, { password, issuer }, own)));
    })

    .post('/finish', allow('ownAccount'), takes(codeSchema), givesNothing(), refuses(409, 429), async (c) => {
      const { code } = c.req.valid('json');
      await finishSetUp(db, code, { session: requireSession(c), actor: c.get('actor'), now: clock() });
      return c.body(null, 204);
    })

    .post('/off', allow('ownAccount'), takesPassword, givesNothing(), refuses(429), async (c) => {
      const { password } = c.req.valid('json');
      const own = { session: requireSession(c), actor: c.get('actor'), now: clock() };
      await queue.run(() => switchOwnOff(db, password, own));
      return c.body(null, 204);
    });
}
