import type { Kysely } from 'kysely';
import type { AuditContext } from '#/db/audit-log.ts';
import { lockContent, raiseContentVersion } from '#/db/content-version.ts';
import type { DocumentRow, Tables } from '#/db/tables.ts';
import { invalid, notFound, Refusal } from '#/http/errors.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { publishingText } from '#/i18n/tr/publishing.ts';
import type { AuditAction } from '#/stored/kinds.ts';
import { isTooFarAhead } from '#/stored/planned-time.ts';
import { draftAgain } from './draft-again.server.ts';
import { requirePublishable } from './faultless.server.ts';
import { fitted } from './form-schema.ts';
import { formOf, isKnown, readStored, titleOf } from './forms.server.ts';
import { publishOrPropose } from './publish-or-propose.server.ts';
import { record, storeVersion } from './rows.server.ts';
import type { DocumentDraft, Publication, PublicationOutcome, StoredDocument, Undo } from './schema.ts';
import { hasShape } from './shape.ts';
import { presentDocument } from './store.server.ts';
import { tidy } from './tidy.ts';

/**
 * Keeps a draft, also one with gaps; with `published` visitors read it at once, with `publishAt` from then on,
 * unless it waits for a second person (`publishOrPropose`).
 * @throws {Refusal} 404 when there is no such document; 409 with the stored one when the draft is of another version;
 * 400 when it is no such document, or is to be read by visitors and breaks a rule: `fields` then says where
 */
export async function saveDocument(
  db: Kysely<Tables>,
  { id, draft, ...by }: AuditContext & { id: number; draft: DocumentDraft },
): Promise<StoredDocument> {
  return db.transaction().execute(async (tx) => {
    await (draft.published ? raiseContentVersion(tx) : lockContent(tx));
    const stored = await find(tx, id);
    requireSameVersion(stored, draft.version);
    const form = formOf(stored.name);
    if (!hasShape(form, draft.value)) throw invalid(text.otherShape);
    refuseOtherTime(draft, by);
    const value = tidy(form, fitted(form, draft.value));
    const publication = { now: by.now, publishAt: draft.publishAt };
    if (draft.published || draft.publishAt) await requirePublishable(tx, { stored, value, publication });
    const row = await storeVersion(tx, { stored, value, draft, ...by });
    const action = actionOf(draft, stored);
    if (draft.published) {
      const published = await publishOrPropose(tx, { row, action, ...by });
      const isOut = !isHeldBack(published);
      return {
        ...presentDocument(published, !isOut),
        ...(isOut && { replacedVersion: stored.publishedVersion }),
      };
    }
    const { value: before } = action === 'document.update' ? stored : { value: stored.publishedValue };
    await record(tx, { row, before, after: row.value, action, ...by });
    return presentDocument(row);
  });
}

function refuseOtherTime({ publishAt }: DocumentDraft, { now }: AuditContext): void {
  if (publishAt === null) return;
  const { timeTooLate, planIsOver } = publishingText;
  const at = now.toISOString();
  if (isTooFarAhead(publishAt, at)) throw invalid(timeTooLate, { publishAt: timeTooLate });
  // the clock of who planned it may be slow
  if (publishAt <= at) throw invalid(planIsOver, { publishAt: planIsOver });
}

function actionOf(
  { published, publishAt }: Pick<DocumentDraft, 'published' | 'publishAt'>,
  stored: DocumentRow,
): AuditAction {
  if (published) return 'document.publish';
  if (publishAt) return 'document.schedule';
  return stored.publishAt ? 'document.unschedule' : 'document.update';
}

const isHeldBack = ({ version, publishedVersion }: DocumentRow) => version !== publishedVersion;

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
      const value = await findValue(tx, { stored, version });
      const { actor, now } = publication;
      return storeVersion(tx, { stored, value, draft: { published: true, publishAt: null }, actor, now });
    },
    goOn: draftAgain,
  });

interface Way {
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
  { action, prepare, goOn }: Way,
): Promise<PublicationOutcome> {
  return db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    const waiting: string[] = [];
    const inVersions: string[] = [];
    for (const { id, ...versions } of documents) {
      const stored = await find(tx, id);
      const prepared = await prepare(tx, { stored, ...versions });
      const value = readStored(prepared.name, prepared.value);
      const publication = action === 'document.publish' ? { now: by.now } : undefined;
      await requirePublishable(tx, { stored: prepared, value, publication });
      const row = await publishOrPropose(tx, { row: prepared, action, ...by });
      if (isHeldBack(row)) waiting.push(titleOf(row.name));
      else if (await goOn?.(tx, { stored, row, ...by })) inVersions.push(titleOf(row.name));
    }
    return { waiting, ...(inVersions.length > 0 && { inVersions }) };
  });
}

/** Makes an earlier version the draft, without a time; visitors go on reading what they read. Throws as `publishEarlier` does. */
export async function restoreVersion(
  db: Kysely<Tables>,
  { id, version, ...by }: AuditContext & { id: number; version: number },
): Promise<StoredDocument> {
  return db.transaction().execute(async (tx) => {
    await lockContent(tx);
    const stored = await find(tx, id);
    const value = await findValue(tx, { stored, version });
    const draft = { published: false, publishAt: null };
    const row = await storeVersion(tx, { stored, value, draft, ...by });
    const action = actionOf(draft, stored);
    await record(tx, { row, before: stored.value, after: row.value, action, ...by });
    return presentDocument(row);
  });
}

async function find(tx: Kysely<Tables>, id: number): Promise<DocumentRow> {
  const row = await tx.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || !isKnown(row.name)) throw notFound(text.notFound);
  return row;
}

async function findValue(
  tx: Kysely<Tables>,
  { stored: { id, name }, version }: { stored: DocumentRow; version: number },
): Promise<unknown> {
  const row = await tx
    .selectFrom('documentVersions')
    .select('value')
    .where('documentId', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) throw notFound(text.versionNotFound);
  return readStored(name, row.value);
}

function requireSameVersion(stored: DocumentRow, version: number): void {
  if (version === stored.version) return;
  throw new Refusal('changed-meanwhile', text.changedMeanwhile, { current: presentDocument(stored) });
}
