import type { Compilable, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** @param query of columns that need no renaming: of thousands of rows that costs more than reading them */
export async function readPlain<Row>(db: Kysely<Tables>, query: Compilable<Row>): Promise<Row[]> {
  const { rows } = await db.withoutPlugins().executeQuery(query.compile());
  return rows;
}
