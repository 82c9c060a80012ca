import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { isOutsideBin } from '#/db/bin.ts';
import type { Tables } from '#/db/tables.ts';
import { takes } from '#/http/body.server.ts';
import { gives, givesNothing, named, refuses } from '#/http/call-shape.server.ts';
import { notFound, Refusal } from '#/http/errors.ts';
import { asks } from '#/http/list-query.server.ts';
import { presenceText as text } from '#/i18n/tr/presence.ts';
import { staffText } from '#/i18n/tr/staff.ts';
import { type PresenceSubject, presenceSubjects } from '#/stored/presence.ts';
import { requireSession, type StaffEnv } from '../cookies.server.ts';
import { allow } from '../door.server.ts';
import { mayDo, type Permission } from '../permissions.ts';
import type { Session } from '../sessions.server.ts';
import { askerSchema, type Presence, presenceSchema } from './schema.ts';
import { leaveForm, listEditors, noteForm } from './store.server.ts';

const takesForm = takes(named('Presence', presenceSchema));

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

const editorAnswer = named('Editor', z.object({ username: z.string(), isSelf: z.boolean() }));

const editorOfItemAnswer = named('EditorOfItem', editorAnswer.extend({ item: z.int() }));

/** Who may open the form hears who else has. */
const permissionOf: Record<PresenceSubject, Permission> = {
  news: 'content',
  operations: 'content',
  documents: 'site',
};

/** @throws {Refusal} 403 for whose role does not open such forms */
function requireMayOpen({ role }: Session, subject: PresenceSubject): void {
  if (!mayDo(role, permissionOf[subject])) throw new Refusal('not-allowed', staffText.notAllowed);
}

/** @throws {Refusal} 404 for what does not exist, and for what is in the bin */
async function requireThere(
  db: Kysely<Tables>,
  { subject, item }: Pick<Presence, 'subject' | 'item'>,
): Promise<void> {
  const isThere =
    subject === 'documents' ? await isDocument(db, item) : await isOutsideBin(db, subject, item);
  if (!isThere) throw notFound(text.notFound);
}

/** Documents are never deleted. */
async function isDocument(db: Kysely<Tables>, id: number): Promise<boolean> {
  const row = await db.selectFrom('documents').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
