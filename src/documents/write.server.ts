import type { Kysely } from 'kysely';
import type { Restoration } from '#/collections/store.server.ts';
import type { AuditContext } from '#/db/audit-log.ts';
import type { DocumentRow, Tables } from '#/db/tables.ts';
import { type Write, write } from '#/db/write.ts';
import { invalid, Refusal } from '#/http/errors.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { publishingText } from '#/i18n/tr/publishing.ts';
import { fitted } from '#/panel/form/form-schema.ts';
import type { AuditAction } from '#/stored/kinds.ts';
import { isTooFarAhead } from '#/stored/planned-time.ts';
import type { StoredDocument } from './answers.server.ts';
import { formOf, readStored } from './forms.server.ts';
import { findProposal } from './proposals/proposals.server.ts';
import { endDraftIfLive, isHeldBack, publish, requirePublishable } from './publication.server.ts';
import { logChange, saveRow } from './rows.server.ts';
import type { DocumentDraft } from './schema.ts';
import { hasShape } from './shape.ts';
import { getDocument, getDocumentVersion, presentDocument, requireSameVersion } from './store.server.ts';
import { tidy, withMoments } from './tidy.ts';

/**
 * Stores a draft, also one with gaps, unless it says what visitors read (`endDraftIfLive`); with `published` visitors read
 * it at once, with `publishAt` from then on, unless it waits for a second person (`publish`).
 * @throws {Refusal} 404 when there is no such document; 409 with the stored one when the draft is of another version;
 * 400 when it is no such document, or is to be read by visitors and breaks a rule: `fields` then says where
 */
export const saveDocument = (
  db: Kysely<Tables>,
  { id, draft, ...by }: AuditContext & { id: number; draft: DocumentDraft },
): Promise<StoredDocument> =>
  write(db, by, async (write) => {
    const stored = await getDocument(write.tx, id);
    requireSameVersion(stored, draft.version);
    const form = formOf(stored.name);
    if (!hasShape(form, draft.value)) throw invalid(text.otherShape);
    const { published, publishAt } = draft;
    refuseOtherTime(publishAt, write.at);
    const typed = tidy(form, fitted(form, draft.value));
    const value = withMoments(form, {
      value: typed,
      before: readStored(stored.name, stored.publishedValue),
      at: write.at,
    });
    if (published) {
      const saved = await saveRow(write, { stored, value });
      const row = await publish(write, { row: saved, action: 'document.publish', publishAt });
      return isHeldBack(row)
        ? presentDocument(row, true)
        : { ...presentDocument(row), replacedVersion: stored.publishedVersion };
    }
    const action = actionOf(stored, publishAt);
    if (publishAt) await requirePublishable(write, { row: stored, value, action, publishAt });
    const before = action === 'document.update' ? stored.value : stored.publishedValue;
    return keepDraft(write, { stored, value, publishAt, action, before });
  });

function refuseOtherTime(publishAt: string | null, at: string): void {
  if (publishAt === null) return;
  const { timeTooLate, planIsOver } = publishingText;
  if (isTooFarAhead(publishAt, at)) throw invalid(timeTooLate, { publishAt: timeTooLate });
  // the clock of the person who planned it may be slow
  if (publishAt <= at) throw invalid(planIsOver, { publishAt: planIsOver });
}

function actionOf(stored: DocumentRow, publishAt: string | null): AuditAction {
  if (publishAt) return 'document.schedule';
  return stored.publishAt ? 'document.unschedule' : 'document.update';
}

interface Keeping {
  stored: DocumentRow;
  value: unknown;
  publishAt?: string | null;
  action: AuditAction;
  /** What the log compares it with, as JSON. */
  before?: string;
}

async function keepDraft(
  write: Write,
  { stored, value, publishAt, action, before = stored.value }: Keeping,
): Promise<StoredDocument> {
  const row = await saveRow(write, { stored, value, publishAt });
  await logChange(write, { row, before, after: row.value, action });
  return presentDocument(await endDraftIfLive(write, row));
}

/**
 * Makes an earlier version the draft, without a time, or ends it (`endDraftIfLive`); visitors go on reading what they read.
 * @throws {Refusal} 404 when there is no such document or version; 409 when another version than `over` is stored by now
 */
export const restoreVersion = (
  db: Kysely<Tables>,
  { id, version, over, ...by }: AuditContext & Restoration,
): Promise<StoredDocument> =>
  write(db, by, async (write) => {
    const stored = await getDocument(write.tx, id);
    if (over !== undefined) requireSameVersion(stored, over);
    const { value } = await getDocumentVersion(write.tx, { id, version });
    const action = stored.publishAt ? 'document.unschedule' : 'document.go-back';
    return keepDraft(write, { stored, value, action });
  });

/**
 * Goes back to what visitors read, without a plan; the draft stays among the versions. Nothing happens where there is none.
 * @throws {Refusal} 404 when there is no such document; 409 with the stored one when the draft is of another version;
 * 409 while something of it waits for a second person
 */
export const discardDraft = (
  db: Kysely<Tables>,
  { id, version, ...by }: AuditContext & { id: number; version: number },
): Promise<StoredDocument> =>
  write(db, by, async (write) => {
    const stored = await getDocument(write.tx, id);
    requireSameVersion(stored, version);
    if (version === stored.publishedVersion) return presentDocument(stored);
    if (await findProposal(write.tx, id)) throw new Refusal('proposal-waits', text.proposalWaits);
    const value = readStored(stored.name, stored.publishedValue);
    return keepDraft(write, { stored, value, action: 'document.discard' });
  });
