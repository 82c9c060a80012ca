import { type Compilable, type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { Refusal } from '#/http/errors.ts';
import { errorText } from '#/i18n/tr/errors.ts';
import type { Tables } from './tables.ts';

/** Rows in one statement, which takes up to 32,766 values in SQLite and 65,535 in PostgreSQL; a row has up to 16. */
const largestBatch = 2000;

export function inBatches<Row>(rows: readonly Row[], size = largestBatch): Row[][] {
  const number = Math.ceil(rows.length / size);
  return Array.from({ length: number }, (_, n) => rows.slice(n * size, (n + 1) * size));
}

/** Reads columns that need no renaming: of thousands of rows that costs more than reading them. */
export async function readPlain<Row>(db: Kysely<Tables>, query: Compilable<Row>): Promise<Row[]> {
  const { rows } = await db.withoutPlugins().executeQuery(query.compile());
  return rows;
}

/**
 * Reads all rows that one answer is to hold.
 * @param texts those of their columns that may be long
 * @param most in bytes; several times as many go through the memory of the server
 * @throws {Refusal} 503 when they are too much to be held at once
 */
export async function readWholeList<Known, Of extends keyof Known, Found>(
  rows: SelectQueryBuilder<Known, Of, Found>,
  { texts, most }: { texts: readonly string[]; most: number },
) {
  const bytes = await sumBytes(rows, texts);
  refuseTooMuch(bytes, most);
  // what strangers make up costs one query
  return bytes === 0 ? [] : rows.execute();
}

/** Sums up what the rows take, without reading the texts themselves. */
export async function sumBytes<Known, Of extends keyof Known, Found>(
  rows: SelectQueryBuilder<Known, Of, Found>,
  texts: readonly string[],
): Promise<number> {
  const sizes = texts.map((column) => sql`coalesce(octet_length(cast(${sql.ref(column)} as text)), 0)`);
  const sizeOfRow = sql.join([sql.lit(bytesOfRow), ...sizes], sql` + `);
  const { bytes } = await rows
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`coalesce(sum(${sizeOfRow}), 0)`.as('bytes'))
    .$castTo<{ bytes: number }>()
    .executeTakeFirstOrThrow();
  return bytes;
}

/** @throws {Refusal} 503 */
export function refuseTooMuch(bytes: number, most: number): void {
  if (bytes > most) throw new Refusal('too-much-at-once', errorText.tooMuchAtOnce);
}

/** Bytes that a row takes besides its texts: the names of its fields, its numbers and times. */
const bytesOfRow = 500;

/**
 * True where these words stand in the column, as they are: no sign of theirs means another. Of the Latin letters SQLite takes
 * great and small for one.
 */
export const hasWords = (column: string, words: string): RawBuilder<boolean> =>
  like(column, `%${plain(words)}%`);

/** True where the column begins with these words. */
export const beginsWith = (column: string, words: string): RawBuilder<boolean> =>
  like(column, `${plain(words)}%`);

const like = (column: string, pattern: string) =>
  sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;

const plain = (words: string): string => words.replace(/[\\%_]/g, '\\$&');
