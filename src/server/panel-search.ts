import { type Kysely, sql } from 'kysely';
import type { Found, PanelRow } from '#/admin/answers.server.ts';
import { hasWords } from '#/db/many-rows.ts';
import type { Tables } from '#/db/tables.ts';
import { findInDocuments } from '#/documents/store.server.ts';
import { formatLongDate } from '#/format/dates.ts';
import { readSearchQuery } from '#/format/search-query.ts';
import { matchWords, searchKeyOf, stemOf } from '#/format/turkish.ts';
import { peoplePath, picturePath } from '#/http/panel-links.ts';
import { editPaths } from '#/http/panel-paths.ts';
import { listPeople } from '#/staff/people.server.ts';
import { mayDo } from '#/staff/permissions.ts';
import { type StoredKind, storedKinds, tableOf } from '#/stored/kinds.ts';

/** Results of a kind. */
const most = 6;

interface Asked {
  typed: string;
  role: string;
  now: Date;
}

/** Finds what somebody may open in the panel; of each kind the most fitting first. */
export async function searchPanel(db: Kysely<Tables>, { typed, role, now }: Asked): Promise<Found> {
  const { words } = readSearchQuery(new URLSearchParams({ q: typed }));
  if (words.length === 0) return [];
  const found: Found = mayDo(role, 'site') ? [{ tab: 'site', ...(await findSiteFields(db, typed)) }] : [];
  for (const kind of storedKinds) found.push({ tab: tableOf[kind], ...(await findThings(db, kind, words)) });
  found.push({ tab: 'media', ...(await findPictures(db, words)) });
  if (mayDo(role, 'people')) found.push({ tab: 'people', ...(await findPeople(db, { words, now })) });
  return found.filter(({ rows }) => rows.length > 0);
}

/** @property total of which `rows` are the first */
type FoundRows = Pick<Found[number], 'rows' | 'total'>;

/** Those that are called so come before those that hold it; of each section the first is there before the second of another. */
async function findSiteFields(db: Kysely<Tables>, typed: string): Promise<FoundRows> {
  const sections = await findInDocuments(db, typed);
  const ranked = sections.flatMap(({ id, title, found }) =>
    found.map(({ field, entry, label, value, isNamed }, place) => {
      const names = [title, entry, label].filter(Boolean);
      const row: PanelRow = { tab: 'site', title: names.join(' › '), href: editPaths.document(id, field) };
      return { rank: isNamed ? place : most + place, row: value ? { ...row, note: value } : row };
    }),
  );
  const rows = ranked.toSorted((one, other) => one.rank - other.rank).map(({ row }) => row);
  const total = sections.reduce((sum, { found, more }) => sum + found.length + more, 0);
  return { rows: rows.slice(0, most), total };
}

/**
 * Words as they were typed count before those with other endings, and in a title before those in the rest of the key, which begins with
 * the title.
 */
async function findThings(
  db: Kysely<Tables>,
  kind: StoredKind,
  words: readonly string[],
): Promise<FoundRows> {
  // the tables share these columns, but Kysely cannot type a union of tables
  const table = tableOf[kind] as 'news';
  const isInTitle = words.map((word) => sql`substr(search_key, 1, length(title)) like ${`%${word}%`}`);
  const holds = (word: string) => hasWords(`${table}.searchKey`, word);
  const rows = await db
    .selectFrom(table)
    .select(sql<number>`count(*) over ()`.as('total'))
    .select(['id', 'title', sql<string>`${sql.ref(kind === 'operation' ? 'date' : 'createdAt')}`.as('day')])
    .where('deletedAt', 'is', null)
    .where((row) => row.and(words.map((word) => holds(stemOf(word)))))
    .orderBy(
      sql`case when ${sql.join(isInTitle, sql` and `)} then 0 when ${sql.join(words.map(holds), sql` and `)} then 1 else 2 end`,
    )
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return {
    rows: rows.map(({ id, title, day }) => ({
      ...{ tab: tableOf[kind], title, note: formatLongDate(day), href: editPaths[kind](id) },
    })),
    total: Number(rows[0]?.total ?? 0),
  };
}

/** Pictures that are folded and looked at more closely. */
const mostLookedAt = 1000;

/** Finds pictures by name and description. No column of theirs is folded, so the database lets any letter stand for one with marks. */
async function findPictures(db: Kysely<Tables>, typed: readonly string[]): Promise<FoundRows> {
  const words = typed.map(stemOf);
  const patterns = words.map((word) => `%${word.replace(/[^bdfhj-np-rtv-z0-9]/g, '_')}%`);
  const likely = await db
    .selectFrom('media')
    .select(['id', 'fileName', 'originalName', 'altText'])
    .where('deletedAt', 'is', null)
    .where((row) =>
      row.and(
        patterns.map((pattern) => sql<boolean>`lower(original_name || ' ' || alt_text) like ${pattern}`),
      ),
    )
    .orderBy('id', 'desc')
    .limit(mostLookedAt)
    .execute();
  const matches = matchWords(words.join(' '));
  const isNamedSo = ({ originalName }: { originalName: string }) => matches(searchKeyOf(originalName));
  const found = likely.filter(({ originalName, altText }) =>
    matches(searchKeyOf(`${originalName} ${altText}`)),
  );
  const rows = found
    .toSorted((one, other) => Number(isNamedSo(other)) - Number(isNamedSo(one)))
    .slice(0, most)
    .map(({ id, fileName, originalName: title, altText }) => ({
      ...{ tab: 'media' as const, title, href: picturePath(id, `/media/${fileName}`) },
      ...(altText !== '' && { note: altText }),
    }));
  return { rows, total: found.length };
}

async function findPeople(
  db: Kysely<Tables>,
  { words, now }: { words: readonly string[]; now: Date },
): Promise<FoundRows> {
  const matches = matchWords(words.join(' '));
  const people = (await listPeople(db, now)).filter(({ username, displayName }) =>
    matches(searchKeyOf(`${username} ${displayName ?? ''}`)),
  );
  const rows = people.slice(0, most).map(({ username, displayName }) => ({
    ...{ tab: 'people' as const, title: displayName ?? username, note: username, href: peoplePath },
  }));
  return { rows, total: people.length };
}
