import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { gives, givesNothing, refuses } from '#/http/call-shape.server.ts';
import { readId, takes } from '#/http/input.server.ts';
import { accountProposalsText as text } from '#/i18n/tr/account-proposals.ts';
import { requireSession, type StaffEnv } from '#/staff/cookies.server.ts';
import { allow } from '#/staff/door.server.ts';
import type { PasswordQueues } from '#/staff/password-queues.server.ts';
import { reauthenticate } from '#/staff/sign-in.server.ts';
import { proposalAnswer, proposalNewsAnswer } from '../answers.server.ts';
import { markSeen, readProposal, readProposalNews } from './proposal-news.server.ts';
import { requireProposal } from './proposal-rows.server.ts';
import { confirmationSchema, seenSchema, withdrawalSchema } from './schema.ts';
import { confirmProposal, requireSecondPerson, withdrawProposal } from './settle.server.ts';

/** Calls under /api/admin/documents about what waits for a second person. */
export function proposalsApi({
  db,
  clock,
  passwordQueues,
}: {
  db: Kysely<Tables>;
  clock: () => Date;
  passwordQueues: PasswordQueues;
}) {
  return new Hono<StaffEnv>()
    .get('/proposals', allow('site'), gives(proposalNewsAnswer), async (c) =>
      c.json(await readProposalNews(db, { staffId: requireSession(c).staffId, now: clock() })),
    )

    .post('/proposals/seen', allow('site'), takes(seenSchema), givesNothing(), refuses(404), async (c) => {
      const { notice } = c.req.valid('json');
      await markSeen(db, { notice, staffId: requireSession(c).staffId });
      return c.body(null, 204);
    })

    .get('/:id/proposal', allow('site'), gives(proposalAnswer), async (c) => {
      const id = readId(c, text.notFound);
      return c.json(await readProposal(db, { id, staffId: requireSession(c).staffId, now: clock() }));
    })

    .post(
      '/:id/proposal/confirm',
      allow('site'),
      takes(confirmationSchema),
      givesNothing(),
      refuses(429),
      async (c) => {
        const id = readId(c, text.notFound);
        const { version, password } = c.req.valid('json');
        const by = { actor: c.get('actor'), now: clock() };
        const { proposal } = await requireProposal(db, { id, version });
        // first, so that nobody types a password in vain
        await requireSecondPerson(db, { proposal, ...by });
        const typed = { password, field: 'password', wrong: text.passwordWrong, session: requireSession(c) };
        const actions = { failed: 'session.confirm-failed', refused: 'session.confirm-refused' } as const;
        await passwordQueues.staff.run(() => reauthenticate(db, { ...typed, actions, ...by }));
        await confirmProposal(db, { id, version, ...by });
        return c.body(null, 204);
      },
    )

    .post('/:id/proposal/withdraw', allow('site'), takes(withdrawalSchema), givesNothing(), async (c) => {
      const id = readId(c, text.notFound);
      const { version } = c.req.valid('json');
      await withdrawProposal(db, { id, version, actor: c.get('actor'), now: clock() });
      return c.body(null, 204);
    });
}
