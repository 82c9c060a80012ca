import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#/db/tables.ts';
import { compareTexts } from '#/format/compare-texts.ts';
import { hour } from '#/format/durations.ts';
import { searchKeyOf } from '#/format/turkish.ts';
import { listedId, listFields, orAll } from '#/http/input.server.ts';
import { type ListPage, listStep } from '#/stored/list-page.ts';
import type { Media, MediaChoices } from './answers.server.ts';
import { findFileName } from './library-picture.ts';
import { mediaFilters, mediaOrders } from './list-choice.ts';
import { listCopied, readListed } from './listed.server.ts';
import { listOperationsWithPictures, picturesOfOperation } from './owners.server.ts';
import { findOriginal } from './store.server.ts';

/**
 * Query of a list. The search finds words of the picture's name, description, author or address, or the whole
 * address of a smaller copy.
 */
export const mediaListSchema = z.object({
  ...listFields,
  filter: z.enum(mediaFilters).default('all'),
  order: z.enum(mediaOrders).default('newest'),
  operation: orAll(listedId),
  month: orAll(z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/)),
});

type MediaListQuery = z.output<typeof mediaListSchema>;

/** Reads only the page, unless it is searched or ordered by name, which the database cannot do as Turkish does. */
export async function listMediaPage(db: Kysely<Tables>, query: MediaListQuery): Promise<ListPage<Media>> {
  const total = await count(pictures(db));
  const from = (query.page - 1) * listStep;
  if (query.search.trim() !== '' || query.order === 'name') {
    const ids = await findMediaIds(db, query);
    return { total, found: ids.length, items: await readInOrder(db, ids.slice(from, from + listStep)) };
  }
  const rows = await inOrder(chosen(db, query), query).limit(listStep).offset(from).execute();
  const items = await readInOrder(
    db,
    rows.map(({ id }) => id),
  );
  return { total, found: await count(chosen(db, query)), items };
}

/** Lists the ids of all that is found, in its order, whatever the page. */
export async function findMediaIds(db: Kysely<Tables>, query: MediaListQuery): Promise<number[]> {
  const words = await readWords(db, query.search);
  const rows = await inOrder(chosen(db, query), query)
    .select(['media.originalName', 'altText', 'credit', 'media.fileName'])
    .execute();
  const addresses = words.length > 0 ? await listCopied(db) : new Map();
  const found = rows.filter(({ id, originalName, altText, credit, fileName }) => {
    const texts = [originalName, altText, credit, `/media/${fileName}`, ...(addresses.get(id) ?? [])];
    const key = words.length > 0 ? searchKeyOf(texts.join(' ')) : '';
    return words.every((word) => key.includes(word));
  });
  if (query.order === 'name') found.sort((a, b) => compareTexts(a.originalName, b.originalName));
  return found.map(({ id }) => id);
}

type Pictures = SelectQueryBuilder<Tables, 'media', object>;

const pictures = (db: Kysely<Tables>): Pictures =>
  db.selectFrom('media').where('media.deletedAt', 'is', null);

function chosen(db: Kysely<Tables>, { filter, operation, month }: MediaListQuery): Pictures {
  let media = filters[filter](pictures(db));
  if (operation !== undefined) media = media.where('fileName', 'in', picturesOfOperation(db, operation));
  if (month !== undefined) {
    const [from, to] = boundsOf(month);
    media = media.where('uploadedAt', '>=', from).where('uploadedAt', '<', to);
  }
  return media;
}

const filters: Record<MediaListQuery['filter'], (media: Pictures) => Pictures> = {
  all: (media) => media,
  unused: (media) =>
    media.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('pictureUses').select('ownerId').whereRef('pictureUses.fileName', '=', 'media.fileName'),
        ),
      ),
    ),
  undescribed: (media) => media.where('altText', '=', ''),
  hidden: (media) => media.where('isHidden', '=', 1),
  offered: (media) => media.where('isHidden', '=', 0),
};

function inOrder(media: Pictures, { order }: MediaListQuery) {
  const ids = media.select('media.id');
  if (order === 'size') return ids.orderBy('size', 'desc').orderBy('media.id', 'desc');
  return ids.orderBy('media.id', order === 'oldest' ? 'asc' : 'desc');
}

async function readInOrder(db: Kysely<Tables>, ids: readonly number[]): Promise<Media[]> {
  const byId = new Map((await readListed(db, ids)).map((media) => [media.id, media]));
  // one that went meanwhile is missing
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function count(media: Pictures): Promise<number> {
  const { pictures } = await media
    .select((row) => row.fn.countAll<number>().as('pictures'))
    .executeTakeFirstOrThrow();
  return pictures;
}

/** Lists the words of a search. The address of a smaller copy, whose file has a name of its own, becomes that of its picture. */
async function readWords(db: Kysely<Tables>, search: string): Promise<string[]> {
  const words: string[] = [];
  for (const word of search.trim().split(/\s+/)) {
    const fileName = findFileName(word);
    const original = fileName === undefined ? undefined : await findOriginal(db, fileName);
    words.push(searchKeyOf(original?.fileName ?? fileName ?? word));
  }
  return words.filter((word) => word !== '');
}

export const listMediaChoices = async (db: Kysely<Tables>): Promise<MediaChoices> => ({
  operations: await listOperationsWithPictures(db),
  months: await listMonths(db),
});

/** Lists the months of the uploads, in Istanbul. */
async function listMonths(db: Kysely<Tables>): Promise<string[]> {
  // pictures come many in an hour, which is of one month wherever one is
  const hours = await db
    .selectFrom('media')
    .select(sql<string>`substr(uploaded_at, 1, 13)`.as('hour'))
    .distinct()
    .where('deletedAt', 'is', null)
    .execute();
  const months = hours.map(({ hour }) => monthOf(new Date(`${hour}:00Z`)));
  return [...new Set(months)].toSorted().toReversed();
}

/** Istanbul's offset, which has been UTC+3 all year since 2016, before anything was uploaded. */
const offset = 3 * hour;

/** Gives the month in Istanbul: '2026-03' for 2026-02-28T22:00Z. */
const monthOf = (at: Date) => new Date(at.getTime() + offset).toISOString().slice(0, 7);

/** Gives the first moment of a month and of the one after it, in UTC: '2026-02-28T21:00:00.000Z' for '2026-03'. */
function boundsOf(month: string): [from: string, to: string] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const start = (months: number) => new Date(Date.UTC(year, months) - offset).toISOString();
  return [start(number - 1), start(number)];
}
