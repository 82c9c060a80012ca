import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { clearSessionCookie, requireSession, type StaffEnv } from './cookies.server.ts';
import { allow } from './door.server.ts';
import { endOwnSession, listOwnSessions } from './own-sessions.server.ts';

/** Only the sessions of the caller. */
export function sessionsApi({ db, clock }: { db: Kysely<Tables>; clock: () => Date }) {
  return new Hono<StaffEnv>()
    .get('/', allow('ownAccount'), async (c) =>
      c.json(await listOwnSessions(db, { session: requireSession(c), now: clock() })),
    )

    .delete('/:publicId', allow('ownAccount'), async (c) => {
      const session = requireSession(c);
      const publicId = c.req.param('publicId');
      await endOwnSession(db, { publicId, session, actor: c.get('actor'), now: clock() });
      if (publicId === session.publicId) clearSessionCookie(c);
      return c.body(null, 204);
    });
}
