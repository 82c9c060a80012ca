import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { firstsOf } from '#/collections/collection.ts';
import { inBatches } from '#/db/many-rows.ts';
import type { Tables } from '#/db/tables.ts';
import { type Corrections, findCorrections } from './corrections.ts';
import { type Operation, operations } from './schema.ts';

/** Operations whose versions are read at once: visitors are let in between. */
const atOnce = 50;

/** Reads the corrections of operations; one that was never changed costs nothing. */
export async function readCorrections(
  db: Kysely<Tables>,
  asked: readonly Pick<Operation, 'id' | 'version'>[],
): Promise<Corrections> {
  const changed = new Map(asked.filter(({ version }) => version > 1).map(({ id, version }) => [id, version]));
  const found: Corrections = new Map();
  for (const ids of inBatches([...changed.keys()], atOnce)) {
    await nextTurn();
    const published = await db
      .selectFrom('versions')
      .select(['ownerId', 'version', 'value', 'savedAt'])
      .where('kind', '=', 'operation')
      .where('ownerId', 'in', ids)
      .where('isPublished', '=', 1)
      .orderBy('version')
      .execute();
    // not what was saved since the operations were read
    const known = published.filter(({ ownerId, version }) => version <= (changed.get(ownerId) ?? 0));
    for (const [id, versions] of Map.groupBy(known, ({ ownerId }) => ownerId)) {
      const corrections = findCorrections(versions.map(figuresOf));
      if (corrections.length > 0) found.set(id, corrections);
    }
  }
  return found;
}

/** A field that has come since holds what a new operation would. */
const figuresOf = ({ value, savedAt }: { value: string; savedAt: string }) => ({
  ...{ ...(firstsOf(operations) as Operation), ...JSON.parse(value) },
  savedAt,
});
