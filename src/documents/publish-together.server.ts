import type { Kysely } from 'kysely';
import type { AuditContext } from '#/db/audit-log.ts';
import { raiseContentVersion } from '#/db/content-version.ts';
import type { DocumentRow, Tables } from '#/db/tables.ts';
import { selectVersions } from '#/db/versions.ts';
import { Refusal } from '#/http/errors.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import type { AuditAction } from '#/stored/kinds.ts';
import type { PublicationOutcome } from './answers.server.ts';
import { requirePublishable } from './faultless.server.ts';
import { readStored, titleOf } from './forms.server.ts';
import { isGuardedSame } from './proposals/guarded.server.ts';
import { isHeldBack, publishOrPropose } from './publish-or-propose.server.ts';
import { storeVersion } from './rows.server.ts';
import type { Publication, Undo } from './schema.ts';
import { getDocument, getVersionValue, requireSameVersion } from './store.server.ts';

/**
 * Visitors read the drafts of several documents from the same moment on.
 * @throws {Refusal} as `saveDocument` does; then none of them is published
 */
export const publishDocuments = (db: Kysely<Tables>, publication: AuditContext & Publication) =>
  publishTogether(db, publication, {
    action: 'document.publish',
    async prepare(_tx, { stored, version }) {
      requireSameVersion(stored, version);
      return stored;
    },
  });

/**
 * Visitors read an earlier version again; what they read until now is the draft that it was (`draftAgain`), or stays among
 * the versions.
 * @throws {Refusal} 404 when there is no such document or version; 400 when a rule has come since that it breaks;
 * 409 when somebody has saved over the version that is to be undone
 */
export const publishEarlier = (db: Kysely<Tables>, publication: AuditContext & Undo) =>
  publishTogether(db, publication, {
    action: 'document.undo',
    async prepare(tx, { stored, version, over = stored.version }) {
      if (over !== stored.version) throw new Refusal('changed-meanwhile', text.changedSincePublished);
      const value = await getVersionValue(tx, { stored, version });
      const { actor, now } = publication;
      return storeVersion(tx, { stored, value, draft: { published: true, publishAt: null }, actor, now });
    },
    goOn: draftAgain,
  });

interface PublicationPlan {
  action: AuditAction;
  /** Makes what is to be published the newest version. */
  prepare: (
    tx: Kysely<Tables>,
    which: { stored: DocumentRow; version: number; over?: number },
  ) => Promise<DocumentRow>;
  /** For what has come out. @returns whether what was stored is left among the versions alone */
  goOn?: (
    tx: Kysely<Tables>,
    which: AuditContext & { stored: DocumentRow; row: DocumentRow },
  ) => Promise<boolean>;
}

/** All in one transaction. */
async function publishTogether(
  db: Kysely<Tables>,
  { documents, ...by }: AuditContext & Undo,
  { action, prepare, goOn }: PublicationPlan,
): Promise<PublicationOutcome> {
  return db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    const waiting: string[] = [];
    const inVersions: string[] = [];
    for (const { id, ...versions } of documents) {
      const stored = await getDocument(tx, id);
      const prepared = await prepare(tx, { stored, ...versions });
      const value = readStored(prepared.name, prepared.value);
      const publication = action === 'document.publish' ? { now: by.now } : undefined;
      await requirePublishable(tx, { stored: prepared, value, publication, ...by }).catch(naming(id));
      const row = await publishOrPropose(tx, { row: prepared, action, ...by });
      if (isHeldBack(row)) waiting.push(titleOf(row.name));
      else if (await goOn?.(tx, { stored, row, ...by })) inVersions.push(titleOf(row.name));
    }
    return { waiting, ...(inVersions.length > 0 && { inVersions }) };
  });
}

/** The answer tells in which of them the fault is. */
const naming = (id: number) => (error: unknown) => {
  if (!(error instanceof Refusal)) throw error;
  const { code, message, fields, details } = error;
  throw new Refusal(code, message, { fields, details: { ...details, document: id } });
};

/**
 * What was a draft when it was published, or when a form was published over it, is one again after that is undone: the
 * same text, of the same person and time.
 * @param stored before it was undone
 * @param row what visitors read now
 * @returns whether the text that was undone is left among the versions alone
 */
async function draftAgain(
  tx: Kysely<Tables>,
  { stored, row, ...by }: AuditContext & { stored: DocumentRow; row: DocumentRow },
): Promise<boolean> {
  const draft = await findDraftBefore(tx, stored);
  // other accounts would come back without the names of all who wrote them, and one of those could confirm them
  if (!draft || !isGuardedSame(row.name, row.value, draft.value)) return true;
  const { value, savedAt, savedBy } = draft;
  await storeVersion(tx, {
    ...{ stored: row, value: readStored(row.name, value), written: { savedAt, savedBy }, ...by },
    draft: { published: false, publishAt: null },
  });
  return value !== stored.value;
}

/** The draft that a publication ended: the version that came out, or the one below it when that was stored by publishing. */
async function findDraftBefore(tx: Kysely<Tables>, { id, version, publishedVersion }: DocumentRow) {
  if (version !== publishedVersion) return undefined;
  const [out, below] = await selectVersions(tx, { kind: 'document', ownerId: id })
    .select(['value', 'isPublished', 'publishedAt', 'savedAt', 'savedBy'])
    .where('version', '<=', version)
    .orderBy('version', 'desc')
    .limit(2)
    .execute();
  if (out?.publishedAt && out.savedAt < out.publishedAt) return out;
  return below?.isPublished === 0 ? below : undefined;
}
