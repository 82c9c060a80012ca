import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { isOutsideBin } from '#/db/bin.ts';
import type { Tables } from '#/db/tables.ts';
import { minute } from '#/format/durations.ts';
import { gives, givesNothing, named, refuses } from '#/http/call-shape.server.ts';
import { notFound, Refusal } from '#/http/errors.ts';
import { storedId } from '#/http/fields.ts';
import { asks, takes } from '#/http/input.server.ts';
import { presenceText as text } from '#/i18n/tr/presence.ts';
import { staffText } from '#/i18n/tr/staff.ts';
import { type EditorOfItem, type PresenceSubject, presenceSubjects } from '#/stored/presence.ts';
import { requireSession, type StaffEnv, type StaffParts } from '../cookies.server.ts';
import { allow } from '../door.server.ts';
import { mayDo, type Permission } from '../permissions.ts';
import type { Session } from '../sessions.server.ts';

const holder = z.string().min(1).max(64);

/** The tab that asks; an odd name counts as none. */
const askerSchema = z.object({ holder: holder.optional().catch(undefined) });

/** A form that lies open; `holder` names the tab, with 128 bits that the browser draws. */
export const presenceSchema = z.object({
  subject: z.enum(presenceSubjects),
  item: storedId(text.notFound),
  holder,
});

type Presence = z.output<typeof presenceSchema>;

const takesForm = takes(named('Presence', presenceSchema));

/** Calls that tell who has which form open. Open forms call by themselves, so that none of it is written down or uses a session. */
export function presenceApi({ db, clock }: Pick<StaffParts, 'db' | 'clock'>) {
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

/** What it takes to open a form, and to hear who else has. */
const permissionOf: Record<PresenceSubject, Permission> = {
  news: 'content',
  operations: 'content',
  documents: 'site',
};

/** Requires a role that opens such forms. @throws {Refusal} 403 for whose role does not open such forms */
function requireMayOpen({ role }: Session, subject: PresenceSubject): void {
  if (!mayDo(role, permissionOf[subject])) throw new Refusal('not-allowed', staffText.notAllowed);
}

/** Requires that the thing is there. @throws {Refusal} 404 for what does not exist, and for what is in the bin */
async function requireThere(
  db: Kysely<Tables>,
  { subject, item }: Pick<Presence, 'subject' | 'item'>,
): Promise<void> {
  const isThere =
    subject === 'documents' ? await isDocument(db, item) : await isOutsideBin(db, subject, item);
  if (!isThere) throw notFound(text.notFound);
}

/** Whether there is such a document; none is ever deleted. */
async function isDocument(db: Kysely<Tables>, id: number): Promise<boolean> {
  const row = await db.selectFrom('documents').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Milliseconds for which a form counts as open after it was last heard of; it is heard of every 20 s. */
const longestSilence = minute;

/** Forms that one person can have open at a time, so that the table stays small. */
const mostForms = 20;

const mostListed = 500;

interface OwnPresence extends Presence {
  staffId: number;
}

/** Notes that a tab has a form open, and no longer the one that it had open before. */
async function noteForm(
  db: Kysely<Tables>,
  { subject, item, holder, staffId, now }: OwnPresence & { now: Date },
): Promise<void> {
  const seen = { subject, item, seenAt: now.toISOString() };
  await db
    .insertInto('presence')
    .values({ staffId, holder, ...seen })
    .onConflict((found) => found.columns(['staffId', 'holder']).doUpdateSet(seen))
    .execute();
  const newest = db
    .selectFrom('presence')
    .select('holder')
    .where('staffId', '=', staffId)
    .orderBy('seenAt', 'desc')
    .limit(mostForms);
  await db.deleteFrom('presence').where('staffId', '=', staffId).where('holder', 'not in', newest).execute();
}

async function leaveForm(db: Kysely<Tables>, { subject, item, holder, staffId }: OwnPresence): Promise<void> {
  await db
    .deleteFrom('presence')
    .where('staffId', '=', staffId)
    .where('holder', '=', holder)
    // it may have the next form open already
    .where('subject', '=', subject)
    .where('item', '=', item)
    .execute();
}

/**
 * Lists who has forms open, each person once for each.
 * @param item one form only; all when left out
 * @param holder the tab that asks, which is left out
 * @param staffId who asks
 */
async function listEditors(
  db: Kysely<Tables>,
  {
    subject,
    item,
    holder = '',
    staffId,
    now,
  }: { subject: PresenceSubject; item?: number; holder?: string; staffId: number; now: Date },
): Promise<EditorOfItem[]> {
  let query = db
    .selectFrom('presence')
    .innerJoin('staff', 'staff.id', 'presence.staffId')
    .select(['item', 'staffId', 'username'])
    .distinct()
    .where('subject', '=', subject)
    .where('seenAt', '>', oldestOpen(now))
    .where('holder', '!=', holder)
    .orderBy('username')
    .limit(mostListed);
  if (item !== undefined) query = query.where('item', '=', item);
  const rows = await query.execute();
  return rows.map((row) => ({ item: row.item, username: row.username, isSelf: row.staffId === staffId }));
}

export async function forgetOldPresence(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('presence').where('seenAt', '<=', oldestOpen(now)).execute();
}

const oldestOpen = (now: Date) => new Date(now.getTime() - longestSilence).toISOString();
