import { Hono } from 'hono';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { type DeskPart, deskAnswer, foundAnswer, type PanelRow } from '#/admin/answers.server.ts';
import type { Tables } from '#/db/tables.ts';
import type { DocumentSummary } from '#/documents/answers.server.ts';
import { findPastDates } from '#/documents/find-fields.ts';
import { fieldName } from '#/documents/flat-document.ts';
import { listDocuments, readSavedDocuments } from '#/documents/store.server.ts';
import { formatLongDate, istanbulDay } from '#/format/dates.ts';
import { gives } from '#/http/call-shape.server.ts';
import { asks } from '#/http/input.server.ts';
import { picturePath, proposalPath, tabPath } from '#/http/panel-links.ts';
import { editPaths } from '#/http/panel-paths.ts';
import { deskText } from '#/i18n/tr/desk.ts';
import { nameOfPlace } from '#/panel/form/words-of-value.ts';
import { requireSession, type StaffEnv } from '#/staff/cookies.server.ts';
import { allow } from '#/staff/door.server.ts';
import { mayDo } from '#/staff/permissions.ts';
import { type StoredKind, storedKinds, tableOf } from '#/stored/kinds.ts';
import { readMostRead } from './most-read.ts';
import { searchPanel } from './panel-search.ts';
import type { Parts } from './parts.ts';

/** Rows of each part that are shown; one more tells that there are more. */
const most = { changes: 10, others: 5 };

/** @property since the caller's last visit, in UTC */
const deskSchema = z.object({ since: z.iso.datetime() });

const panelSearchSchema = z.object({ q: z.string().min(1).max(100) });

/** Calls about the whole panel: what waits for somebody, and the search everywhere. */
export function deskApi({ database: { db }, clock, content }: Pick<Parts, 'database' | 'clock' | 'content'>) {
  return new Hono<StaffEnv>()
    .get('/desk', allow('content'), asks(deskSchema), gives(deskAnswer), async (c) => {
      const { role, username } = requireSession(c);
      const { since } = c.req.valid('query');
      const now = clock();
      const sections = mayDo(role, 'site') ? await listDocuments(db) : [];
      const waiting: DeskPart[] = [
        ...listSiteParts(sections),
        partOf('dates', mayDo(role, 'site') ? await listPastDates(db, now) : []),
        partOf('drafts', newestFirst(await readDrafts(db))),
        partOf('pictures', await listBarePictures(db)),
      ];
      const shown = new Set(waiting.flatMap(({ rows }) => rows.map(({ href }) => href)));
      const done = await readDone(db, { since, username, role });
      const others = done.filter(({ href }) => !shown.has(href));
      const parts = [...waiting, partOf('changes', others)];
      const read = await readMostRead(db, { content: content.last, now });
      return c.json({ at: now.toISOString(), parts: parts.filter(({ rows }) => rows.length > 0), read });
    })

    .get('/search', allow('content'), asks(panelSearchSchema), gives(foundAnswer), async (c) => {
      const { role } = requireSession(c);
      return c.json(await searchPanel(db, { typed: c.req.valid('query').q, role, now: clock() }));
    });
}

function partOf(name: DeskPart['name'], rows: PanelRow[]): DeskPart {
  const shown = name === 'changes' ? most.changes : most.others;
  return { name, rows: rows.slice(0, shown), hasMore: rows.length > shown };
}

const newestFirst = (rows: PanelRow[]) =>
  rows.toSorted((one, other) => (other.at ?? '').localeCompare(one.at ?? ''));

interface Changed {
  id: number;
  title: string;
  updatedAt: string;
  updatedBy: string;
}

const rowOf =
  (kind: 'news' | 'operation' | 'document') =>
  ({ id, title, updatedAt: at, updatedBy: by }: Changed): PanelRow => ({
    ...{ tab: tabOf(kind), title, href: editPaths[kind](id), by, at },
  });

/** Reads drafts that wait for no time. */
async function readDrafts(db: Kysely<Tables>): Promise<PanelRow[]> {
  const drafts: PanelRow[] = [];
  for (const kind of ['news', 'operation'] as const) {
    const waiting = await db
      // the tables share these columns, but Kysely cannot type a union of tables
      .selectFrom(tableOf[kind] as 'news')
      .select(['id', 'title', 'updatedAt', 'updatedBy'])
      .where('deletedAt', 'is', null)
      .where('isPublished', '=', 0)
      .$if(kind === 'news', (news) => news.where('isScheduled', '=', 0))
      .orderBy(sql.ref(kind === 'news' ? 'createdAt' : 'date'), 'desc')
      .orderBy('id', 'desc')
      .limit(most.others + 1)
      .execute();
    drafts.push(...waiting.map(rowOf(kind)));
  }
  return drafts;
}

/** Newest entries of the log that are looked at; and acts of one person that are shown each, before a number tells of them. */
const [mostLookedAt, mostTold] = [500, 3];

/** Reads what others did last to each thing. What somebody did so to many is one row. */
async function readDone(
  db: Kysely<Tables>,
  { since, username, role }: Record<'since' | 'username' | 'role', string>,
): Promise<PanelRow[]> {
  const kinds = mayDo(role, 'site') ? ([...storedKinds, 'document'] as const) : storedKinds;
  const acts = await db
    .selectFrom('auditLog')
    .select([sql<(typeof kinds)[number]>`subject_kind`.as('kind'), sql<number>`subject_id`.as('id')])
    .select(['at', 'action', 'username as by', 'subjectTitle as title'])
    .where('auditLog.id', '>', ({ selectFrom }) =>
      selectFrom('auditHead').select(({ eb }) => eb('length', '-', mostLookedAt).as('before')),
    )
    .where('at', '>', since)
    .where('username', '!=', username)
    .where('staffId', 'is not', null)
    .where('subjectId', 'is not', null)
    .where('subjectKind', 'in', kinds)
    .orderBy('auditLog.id', 'desc')
    .execute();
  const ofEach = Map.groupBy(acts, ({ kind, id }) => `${kind} ${id}`).values();
  const lasting = [...ofEach].flatMap((acts) => acts.slice(0, 1));
  const alike = [...Map.groupBy(lasting, ({ by, action }) => `${by} ${action}`).values()];
  const rows = alike.flatMap((acts) =>
    acts.slice(0, acts.length > mostTold ? 1 : mostTold).map(({ kind, id, action, ...act }): PanelRow => {
      const tab = tabOf(kind);
      const verb = action.replace(/^.*\./, '');
      const title = acts.length > mostTold ? deskText.many[kind](acts.length) : act.title;
      const isForm = acts.length <= mostTold && verb !== 'delete';
      const done = verbs[verb] ?? deskText.changedOtherwise;
      return { ...act, tab, title, done, href: isForm ? editPaths[kind](id) : tabPath(tab) };
    }),
  );
  return newestFirst(rows);
}

const verbs: Record<string, string> = deskText.done;

const tabOf = (kind: StoredKind | 'document') => (kind === 'document' ? 'site' : tableOf[kind]);

/** Lists pictures that something shows and nobody has described. */
async function listBarePictures(db: Kysely<Tables>): Promise<PanelRow[]> {
  const isShown = sql<boolean>`exists (select 1 from picture_uses where file_name = media.file_name)`;
  const pictures = await db
    .selectFrom('media')
    .select(['id', 'fileName', 'originalName', 'uploadedAt'])
    .where('deletedAt', 'is', null)
    // as the index says it
    .where('altText', '=', sql.lit(''))
    .where(isShown)
    .orderBy('id', 'desc')
    .limit(most.others + 1)
    .execute();
  return pictures.map(({ id, fileName, originalName: title, uploadedAt: at }) => ({
    ...{ tab: 'media', title, href: picturePath(id, `/media/${fileName}`), at },
  }));
}

function listSiteParts(sections: readonly DocumentSummary[]): DeskPart[] {
  const proposals = sections
    .filter(({ waits }) => waits)
    .map((section) => ({ ...rowOf('document')(section), href: proposalPath(section.id) }));
  const drafts = sections.filter(({ published, waits, publishAt }) => !published && !waits && !publishAt);
  return [partOf('proposals', proposals), partOf('sections', newestFirst(drafts.map(rowOf('document'))))];
}

/** Lists dates of the site that are over, and still stand there. */
async function listPastDates(db: Kysely<Tables>, now: Date): Promise<PanelRow[]> {
  const [today, moment] = [istanbulDay(now), now.toISOString()];
  // a day is over when the next one has begun
  const isOver = (until: string) => until < (until.length > today.length ? moment : today);
  return (await readSavedDocuments(db)).flatMap(({ id, form, value }) =>
    findPastDates(form, value, isOver).map(({ place, until }) => ({
      tab: 'site',
      title: nameOfPlace(form, { place, value }).words.join(' › '),
      note: formatLongDate(until),
      href: editPaths.document(id, fieldName(form, ['value', ...place].join('.'))),
    })),
  );
}
