import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const outsidePictures = (): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('media')
      .addColumn('is_waiting', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await createOutsidePictures(db);
    for (const text of namedBefore) await noteNamed(db, text);
  },
});

/** The key is a hash, because an address may be too long for an index in PostgreSQL. */
async function createOutsidePictures(db: Kysely<unknown>) {
  await db.schema
    .createTable('outside_pictures')
    .addColumn('address_hash', 'text', (column) => column.primaryKey())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('media_id', 'integer', (column) => column.references('media.id').onDelete('set null'))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_try_at', 'text')
    .addColumn('failure', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  for (const column of ['media_id', 'next_try_at']) {
    await db.schema
      .createIndex(`outside_pictures_by_${column}`)
      .on('outside_pictures')
      .column(column)
      .execute();
  }
}

interface NamingText {
  kind: string;
  table: string;
  column: string;
  place: string;
  list: (text: string) => string[];
}

const asIs = (text: string) => [text];
const ofMarkdown = (text: string) =>
  [...text.matchAll(/!\[[^\]]*\]\(\s*<?(https?:\/\/[^)\s>]+)/gi)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );

/** Where addresses of other sites stood when this migration was written. */
const namedBefore: NamingText[] = [
  { kind: 'news', table: 'news', column: 'image_url', place: 'cover', list: asIs },
  {
    kind: 'news',
    table: 'news',
    column: 'images',
    place: 'extra',
    list: (text) => JSON.parse(text) as string[],
  },
  { kind: 'news', table: 'news', column: 'content', place: 'text', list: ofMarkdown },
  { kind: 'operation', table: 'operations', column: 'image_url', place: 'cover', list: asIs },
  { kind: 'photo', table: 'photos', column: 'image_url', place: 'photo', list: asIs },
];

async function noteNamed(db: Kysely<unknown>, { kind, table, column, place, list }: NamingText) {
  const named = sql.ref(column);
  const { rows } = await sql<{ id: number; title: string; at: string; text: string }>`
    select id, title, created_at as at, ${named} as text from ${sql.table(table)}
    where lower(${named}) like '%http%://%'`.execute(db);
  for (const { id, title, at, text } of rows) {
    for (const address of new Set(list(text).flatMap(wholeAddress))) {
      const fileName = await findOrNote(db, { address, at });
      await sql`insert into picture_uses (file_name, owner_kind, owner_id, place, title)
        values (${fileName}, ${kind}, ${id}, ${place}, ${title}) on conflict do nothing`.execute(db);
    }
  }
}

/** Empty for a picture of the library, whichever host the address names. */
function wholeAddress(typed: string): string[] {
  if (/[\p{Cc}\\]/u.test(typed) || !/^https?:\/\//i.test(typed) || !URL.canParse(typed)) return [];
  const url = new URL(typed);
  url.hash = '';
  return /^\/media\/[0-9a-f]{24}\.[a-z]{3,4}$/.test(url.pathname) ? [] : [url.href];
}

async function findOrNote(
  db: Kysely<unknown>,
  { address, at }: { address: string; at: string },
): Promise<string> {
  const hash = createHash('sha256').update(address).digest('hex');
  const { rows: known } = await sql<{ name: string }>`select file_name as name from outside_pictures
    join media on media.id = media_id where address_hash = ${hash}`.execute(db);
  if (known[0]) return known[0].name;
  const fileName = `waiting-${randomBytes(12).toString('hex')}`;
  const { rows: made } = await sql<{
    id: number;
  }>`insert into media (file_name, original_name, size, mimetype,
    width, height, uploaded_at, is_waiting) values (${fileName}, ${nameOf(address)}, 0, '', 0, 0, ${at}, 1)
    returning id`.execute(db);
  await sql`insert into outside_pictures (address_hash, address, media_id, next_try_at)
    values (${hash}, ${address}, ${made[0]?.id}, '')`.execute(db);
  return fileName;
}

function nameOf(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last).replace(/\p{C}/gu, '').slice(0, 200) || 'görsel';
  } catch {
    return last.slice(0, 200);
  }
}
