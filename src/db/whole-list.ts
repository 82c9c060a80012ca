import { type SelectQueryBuilder, sql } from 'kysely';
import { Refusal } from '#/http/errors.ts';
import { errorText } from '#/i18n/tr/errors.ts';

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
  const bytes = await weigh(rows, texts);
  refuseTooMuch(bytes, most);
  // what strangers make up costs one query
  return bytes === 0 ? [] : rows.execute();
}

/** Weighs rows in bytes, without reading the texts themselves. */
export async function weigh<Known, Of extends keyof Known, Found>(
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

/** What a row takes besides its texts: the names of its fields, its numbers and times. */
const bytesOfRow = 500;
