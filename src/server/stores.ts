import type { Kysely } from 'kysely';
import type { Collection } from '#/collections/collection.ts';
import type { Tables } from '#/db/tables.ts';
import { newsStore } from '#/news/store.server.ts';
import { operationStore } from '#/operations/store.server.ts';
import { photoStore } from '#/photos/store.server.ts';
import { tableOf } from '#/stored/kinds.ts';

/** The store of each collection; their bins are emptied in this order. */
export const stores = [photoStore, operationStore, newsStore] as const;

/** Descriptions that the tables have to agree with. */
export const collections: readonly Collection[] = stores.map(({ collection }) => collection);

/**
 * Compares the tables with the descriptions of what they hold.
 * @throws {Error} a sentence for the developer when a field has no column: each save would fail
 */
export async function assertColumns(db: Kysely<Tables>, collections: readonly Collection[]): Promise<void> {
  const tables = new Map(
    (await db.introspection.getTables()).map(({ name, columns }) => [
      name,
      columns.map((column) => column.name),
    ]),
  );
  for (const { kind, fields, file } of collections)
    for (const column of Object.keys(fields).map(snakeCase))
      if (!tables.get(tableOf[kind])?.includes(column))
        throw new Error(
          `${tableOf[kind]} lacks the column "${column}" of ${file}: write a migration (docs/architecture.md, "A field of news").`,
        );
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
