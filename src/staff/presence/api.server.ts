import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { takes } from '#/http/body.server.ts';
import { gives, givesNothing, named, refuses } from '#/http/call-shape.server.ts';
import { notFound } from '#/http/errors.ts';
import { asks } from '#/http/list-query.server.ts';
import { presenceText as text } from '#/i18n/tr/presence.ts';
import { presenceSubjects } from '#/stored/presence.ts';
import { requireSession, type StaffEnv } from '../cookies.server.ts';
import { allow } from '../door.server.ts';
import { editorAnswer, editorOfItemAnswer } from './answers.server.ts';
import { askerSchema, type Presence, presenceSchema } from './schema.ts';
import { leaveForm, listEditors, noteForm } from './store.server.ts';
import { requireMayOpen, requireThere } from './subject.server.ts';

const takesForm = takes(named<Presence>('Presence')(presenceSchema));

/** Who has which form open. Open forms call by themselves, so that none of it is written down or uses a session. */
export function presenceApi({ db, clock }: { db: Kysely<Tables>; clock: () => Date }) {
  return (
    new Hono<StaffEnv>()
      .get(
        '/:subject',
        allow('content', { isByItself: true }),
        asks(askerSchema),
        gives(editorOfItemAnswer.array()),
        async (c) => {
          const subject = presenceSubjects.find((one) => one === c.req.param('subject'));
          if (!subject) throw notFound(text.notFound);
          const { holder } = c.req.valid('query');
          const session = requireSession(c);
          requireMayOpen(session, subject);
          return c.json(await listEditors(db, { subject, holder, staffId: session.staffId, now: clock() }));
        },
      )

      .post(
        '/',
        allow('content', { isByItself: true }),
        takesForm,
        gives(editorAnswer.array()),
        refuses(404),
        async (c) => {
          const form = c.req.valid('json');
          const session = requireSession(c);
          requireMayOpen(session, form.subject);
          await requireThere(db, form);
          const open = { ...form, staffId: session.staffId, now: clock() };
          await noteForm(db, open);
          const editors = await listEditors(db, open);
          return c.json(editors.map(({ username, isSelf }) => ({ username, isSelf })));
        },
      )

      // not DELETE, which a page that is being closed cannot send everywhere
      .post('/leave', allow('content', { isByItself: true }), takesForm, givesNothing(), async (c) => {
        const form = c.req.valid('json');
        await leaveForm(db, { ...form, staffId: requireSession(c).staffId });
        return c.body(null, 204);
      })
  );
}
