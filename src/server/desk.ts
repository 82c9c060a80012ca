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
import { picturePath, proposalPath } from '#/http/panel-links.ts';
import { editPaths } from '#/http/panel-paths.ts';
import { nameOfPlace } from '#/panel/form/words-of-value.ts';
import { requireSession, type StaffEnv } from '#/staff/cookies.server.ts';
import { allow } from '#/staff/door.server.ts';
import { mayDo } from '#/staff/permissions.ts';
import { tableOf } from '#/stored/kinds.ts';
import { searchPanel } from './panel-search.ts';
import type { Parts } from './parts.ts';

/** Rows of each part that are shown; one more tells that there are more. */
const most = { changes: 10, others: 5 };

/** @property since the caller's last visit, in UTC */
const deskSchema = z.object({ since: z.iso.datetime() });

const panelSearchSchema = z.object({ q: z.string().min(1).max(100) });

/** Calls about the whole panel: what waits for somebody, and the search everywhere. */
export function deskApi({ database: { db }, clock }: Pick<Parts, 'database' | 'clock'>) {
  return new Hono<StaffEnv>()
    .get('/desk', allow('content'), asks(deskSchema), gives(deskAnswer), async (c) => {
      const { role, username } = requireSession(c);
      const { since } = c.req.valid('query');
      const now = clock();
      const sections = mayDo(role, 'site') ? await listDocuments(db) : [];
      const { drafts, changes } = await readSigned(db, { since, username });
      const isNews = ({ updatedAt, updatedBy }: Changed) =>
        updatedAt > since && !['', username].includes(updatedBy);
      const parts: DeskPart[] = [
        ...listSiteParts(sections),
        partOf('dates', mayDo(role, 'site') ? await listPastDates(db, now) : []),
        partOf('drafts', newestFirst(drafts)),
        partOf('pictures', await listBarePictures(db)),
        partOf('changes', newestFirst([...changes, ...sections.filter(isNews).map(rowOf('document'))])),
      ];
      return c.json({ at: now.toISOString(), parts: parts.filter(({ rows }) => rows.length > 0) });
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
    ...{ tab: kind === 'document' ? 'site' : tableOf[kind], title, href: editPaths[kind](id), by, at },
  });

/** Reads drafts that wait for no time, and what others have changed. Of photos nobody knows who changed them. */
async function readSigned(db: Kysely<Tables>, { since, username }: { since: string; username: string }) {
  const [drafts, changes]: [PanelRow[], PanelRow[]] = [[], []];
  for (const kind of ['news', 'operation'] as const) {
    const things = db
      // the tables share these columns, but Kysely cannot type a union of tables
      .selectFrom(tableOf[kind] as 'news')
      .select(['id', 'title', 'updatedAt', 'updatedBy'])
      .where('deletedAt', 'is', null)
      .limit(most.changes + 1);
    const waiting = await things
      .where('isPublished', '=', 0)
      .$if(kind === 'news', (news) => news.where('isScheduled', '=', 0))
      .orderBy(sql.ref(kind === 'news' ? 'createdAt' : 'date'), 'desc')
      .orderBy('id', 'desc')
      .execute();
    const changed = await things
      .where('updatedAt', '>', since)
      .where('updatedBy', 'not in', ['', username])
      .orderBy('updatedAt', 'desc')
      .execute();
    drafts.push(...waiting.map(rowOf(kind)));
    changes.push(...changed.map(rowOf(kind)));
  }
  return { drafts, changes };
}

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
