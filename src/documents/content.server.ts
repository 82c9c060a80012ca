import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { withoutExample } from '#/content/accountability.ts';
import { type Content, type DocumentName, guards } from '#/content/documents.ts';
import type { AuditContext } from '#/db/audit-log.ts';
import { type CachedReading, openCachedReading, type ReadingEvents } from '#/db/cached-reading.ts';
import type { Tables } from '#/db/tables.ts';
import { storeVersions } from '#/db/versions.ts';
import { type Write, write } from '#/db/write.ts';
import { knownNames, readOlder } from './forms.server.ts';
import { inLanguage, language } from './store.server.ts';

/**
 * Keeps what visitors read in memory; one query and one object, so that nobody sees half of a publication. A document that
 * has not changed stays the same object, because pages hold on to those that they were drawn from.
 * @param first what the site came with
 */
export function openContent(
  db: Kysely<Tables>,
  { first, ...events }: ReadingEvents & { first: Content },
): Promise<CachedReading<Content>> {
  let last = first;
  return openCachedReading(async () => {
    const next = await readPublished(db, first);
    last = ofEach((name) => (isDeepStrictEqual(last[name], next[name]) ? last[name] : next[name]));
    return last;
  }, events);
}

/** Reads what visitors read. @param first stands in for a field without a default that nobody has filled yet */
export async function readPublished(db: Kysely<Tables>, first: Content): Promise<Content> {
  const rows = await inLanguage(db).select(['name', 'publishedValue as json']).execute();
  return complete(rows, first);
}

/** Reads what was saved last, for the preview. @param first as `readPublished` takes it */
export async function readSaved(db: Kysely<Tables>, first: Content): Promise<Content> {
  const rows = await inLanguage(db).select(['name', 'value as json']).execute();
  return complete(rows, first);
}

function complete(rows: { name: string; json: string }[], first: Content): Content {
  const stored = new Map(rows.map(({ name, json }) => [name, JSON.parse(json)]));
  return ofEach((name) => readOlder(name, stored.get(name), first[name]));
}

const ofEach = (read: (name: DocumentName) => unknown): Content =>
  Object.fromEntries(knownNames.map((name) => [name, read(name)])) as Content;

/** Author of what the site came with. */
const nobody = { staffId: null, username: '', address: '' };

/**
 * Stores what is not there yet: all documents at the first start, and later those that an upgrade brings.
 * @returns the names of those that it stored
 */
export async function storeFirstDocuments(
  db: Kysely<Tables>,
  { content, ...given }: { content: Content } & Pick<AuditContext, 'now' | 'holdAccounts'>,
): Promise<DocumentName[]> {
  if ((await listMissing(db)).length === 0) return [];
  return write(db, { actor: nobody, ...given }, async (write) => {
    // looked for again behind the lock: another copy of the server may have been quicker
    const names = await listMissing(write.tx);
    if (names.length === 0) return names;
    const isNew = names.length === knownNames.length;
    const documents = names.map((name) => ({
      name,
      value: JSON.stringify(isNew ? content[name] : withoutExample(content[name])),
    }));
    if (names.some((name) => guards[name])) await write.changesAccounts();
    await insertPublished(write, documents);
    write.shown();
    return names;
  });
}

async function listMissing(db: Kysely<Tables>): Promise<DocumentName[]> {
  const rows = await inLanguage(db).select('name').execute();
  const stored = new Set(rows.map(({ name }) => name));
  return knownNames.filter((name) => !stored.has(name));
}

/** Inserts all at once, because a database far away takes its time to answer each. */
async function insertPublished(
  { tx, at, actor }: Write,
  documents: { name: string; value: string }[],
): Promise<void> {
  const inserted = await tx
    .insertInto('documents')
    .values(
      documents.map(({ name, value }) => ({
        ...{ name, language, value, version: 1, updatedAt: at, updatedBy: actor.username },
        ...{ publishedValue: value, publishedVersion: 1, publishAt: null, scheduledBy: null },
      })),
    )
    .returning(['id as ownerId', 'version', 'value', 'updatedAt as savedAt', 'updatedBy as savedBy'])
    .execute();
  await storeVersions(
    tx,
    inserted.map((version) => ({
      ...version,
      ...{ kind: 'document', title: '', isPublished: 1, publishedAt: at },
    })),
  );
}
