import type { Kysely } from 'kysely';
import type { Content } from '#/content/documents.ts';
import { raiseContentVersion } from '#/db/content-version.ts';
import type { Tables } from '#/db/tables.ts';
import { knownNames } from './forms.server.ts';
import { inLanguage, language } from './store.server.ts';

/** Stores what is not there yet: all documents at the first start, and later those that an upgrade brings. */
export async function storeFirstDocuments(
  db: Kysely<Tables>,
  { content, now }: { content: Content; now: Date },
): Promise<void> {
  if ((await missing(db)).length === 0) return;
  await db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    // looked for again behind the lock: another copy of the server may have been quicker
    for (const name of await missing(tx))
      await insert(tx, { name, value: JSON.stringify(content[name]), now });
  });
}

async function missing(db: Kysely<Tables>) {
  const rows = await inLanguage(db).select('name').execute();
  const stored = new Set(rows.map(({ name }) => name));
  return knownNames.filter((name) => !stored.has(name));
}

async function insert(tx: Kysely<Tables>, { name, value, now }: { name: string; value: string; now: Date }) {
  const at = now.toISOString();
  const { id } = await tx
    .insertInto('documents')
    .values({
      ...{ name, language, value, version: 1, updatedAt: at, updatedBy: '' },
      ...{ publishedValue: value, publishedVersion: 1, publishAt: null, scheduledBy: null },
      guardedBy: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('documentVersions')
    .values({ documentId: id, version: 1, value, isPublished: 1, publishedAt: at, savedAt: at, savedBy: '' })
    .execute();
}
