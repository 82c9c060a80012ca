import type { Compilable, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

interface Versioned {
  id: number;
  version: number;
}

/** @param query of both columns alone, which need no renaming: of thousands of rows that costs more than reading them */
export async function readVersions(db: Kysely<Tables>, query: Compilable<Versioned>): Promise<Versioned[]> {
  const { rows } = await db.withoutPlugins().executeQuery(query.compile());
  return rows;
}
