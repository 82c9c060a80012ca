import type { Kysely } from 'kysely';
import type { Content, DocumentName } from '#/content/documents.ts';
import { raiseContentVersion } from '#/db/content-version.ts';
import type { Tables } from '#/db/tables.ts';
import { storeVersions } from '#/db/versions.ts';
import { knownNames } from './forms.server.ts';
import { inLanguage, language } from './store.server.ts';

/**
 * Stores what is not there yet: all documents at the first start, and later those that an upgrade brings.
 * @returns the names of those that it stored
 */
export async function storeFirstDocuments(
  db: Kysely<Tables>,
  { content, now }: { content: Content; now: Date },
): Promise<DocumentName[]> {
  if ((await missing(db)).length === 0) return [];
  return db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    // looked for again behind the lock: another copy of the server may have been quicker
    const names = await missing(tx);
    if (names.length > 0)
      await insert(tx, {
        documents: names.map((name) => ({ name, value: JSON.stringify(content[name]) })),
        now,
      });
    return names;
  });
}

async function missing(db: Kysely<Tables>) {
  const rows = await inLanguage(db).select('name').execute();
  const stored = new Set(rows.map(({ name }) => name));
  return knownNames.filter((name) => !stored.has(name));
}

/** All at once, because a database far away takes its time to answer each. */
async function insert(
  tx: Kysely<Tables>,
  { documents, now }: { documents: { name: string; value: string }[]; now: Date },
) {
  const at = now.toISOString();
  const inserted = await tx
    .insertInto('documents')
    .values(
      documents.map(({ name, value }) => ({
        ...{ name, language, value, version: 1, updatedAt: at, updatedBy: '' },
        ...{ publishedValue: value, publishedVersion: 1, publishAt: null, scheduledBy: null },
      })),
    )
    .returning(['id as ownerId', 'value'])
    .execute();
  await storeVersions(
    tx,
    inserted.map((document) => ({
      ...document,
      ...{
        kind: 'document',
        version: 1,
        title: '',
        isPublished: 1,
        publishedAt: at,
        savedAt: at,
        savedBy: '',
      },
    })),
  );
}
