import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { publishDueOf } from '#/collections/publication.server.ts';
import { requireAccepted } from '#/collections/questions.server.ts';
import type { Notice } from '#/content/notice.ts';
import { type AuditContext, tellAdmins } from '#/db/audit-log.ts';
import type { DocumentRow, Tables } from '#/db/tables.ts';
import { type Write, write } from '#/db/write.ts';
import { requireOwnAccounts, textsOf } from '#/db/write-requirements.ts';
import { Refusal } from '#/http/errors.ts';
import type { AuditAction } from '#/stored/kinds.ts';
import type { PublicationOutcome } from './answers.server.ts';
import { tellOfEndingPermits } from './ending-permits.server.ts';
import { requireFaultless } from './faultless.server.ts';
import { isKnown, readStored, titleOf } from './forms.server.ts';
import { findAccountQuestions } from './proposals/account-questions.ts';
import { areFirstAccounts, isGuardedSame, listGuarded } from './proposals/accounts.server.ts';
import {
  deleteProposal,
  dropProposal,
  findProposal,
  noticesOf,
  propose,
  requireConfirmable,
  type WhichProposal,
} from './proposals/proposals.server.ts';
import { logChange, type PublishedVersion, publishRow, unschedule } from './rows.server.ts';
import type { Publication } from './schema.ts';
import { getDocument, requireSameVersion } from './store.server.ts';

interface ToPublish {
  /** As it was saved last. */
  row: DocumentRow;
  /** What the log calls it when it does not wait. */
  action: AuditAction;
  /** The time for which it is planned, ISO 8601 in UTC; otherwise it comes out at once. */
  publishAt?: string | null;
  /** True when it was looked through before: when it was planned, or with all files of an import. */
  isChecked?: boolean;
}

/**
 * Brings the newest version of a document before visitors: the gate for all that is published. What takes two people waits
 * for the second: the whole document does, and visitors go on reading what they read.
 * @returns the row, which `isHeldBack` while it waits
 * @throws {Refusal} as `requirePublishable`; 422 where it asks about accounts
 */
export async function publish(write: Write, asked: ToPublish): Promise<DocumentRow> {
  const { row, action, isChecked = false } = asked;
  const { tx, actor, now, accepted } = write;
  const { id, name, value, publishedValue: before } = row;
  if (!isChecked) await requirePublishable(write, { ...asked, value: readStored(name, value) });
  const open = await findProposal(tx, id);
  const isSame = isGuardedSame(row, [before, value]);
  // who planned it may be an admin no more when its time comes
  const mayBeFirst = !isSame && action !== 'document.publish-planned';
  const isFirst = mayBeFirst && (await areFirstAccounts(tx, { before, after: value }));
  if (accepted && name === 'donation')
    requireAccepted(findAccountQuestions({ before, after: value, isFirst }), accepted);
  if (!isSame && !isFirst) {
    await propose(write, { row, open });
    return unschedule(write, row);
  }
  const published = await bringOut(write, { row, version: row.version, value, action });
  // it was made over what visitors no longer read
  if (open) await dropProposal(write, { row, action: 'document.withdraw' });
  if (isFirst) await tellAdmins(tx, { kind: 'first-accounts', title: titleOf(name), actor, now });
  await tellOfOutsideLink(write, row);
  return published;
}

/** Tells of what `publish` gives whether it waits for a second person. */
export const isHeldBack = ({ version, publishedVersion }: DocumentRow): boolean =>
  version !== publishedVersion;

/** Lets visitors read the version that waited. @throws {Refusal} as `requireConfirmable`; 400 when it breaks a rule */
export const confirmProposal = (
  db: Kysely<Tables>,
  { id, version, ...by }: AuditContext & WhichProposal,
): Promise<void> =>
  write(db, by, async (write) => {
    const { tx } = write;
    const { proposal, row, value } = await requireConfirmable(tx, { id, version, ...by });
    await requireFaultless(tx, { name: row.name, value: readStored(row.name, value) });
    await bringOut(write, { row, version, value, action: 'document.confirm' });
    await deleteProposal(write, id);
    const [title, detail] = [titleOf(row.name), proposal.proposedByName];
    await tellAdmins(tx, { kind: noticesOf(row.name).confirmed, title, detail, ...by });
  });

async function bringOut(
  write: Write,
  { row, version, value, action }: PublishedVersion & { action: AuditAction },
): Promise<DocumentRow> {
  if (!isGuardedSame(row, [row.publishedValue, value])) await write.changesAccounts();
  const published = await publishRow(write, { row, version, value });
  write.shown();
  if (row.name === 'permits' || row.name === 'donation') await tellOfEndingPermits(write.tx, write);
  await logChange(write, { row, before: row.publishedValue, after: value, action });
  return published;
}

/** Tells all admins when the notice, which stands on every page, leads to somebody else's. */
async function tellOfOutsideLink({ tx, actor, now }: Write, row: DocumentRow): Promise<void> {
  if (row.name !== 'notice') return;
  const [was, is] = [row.publishedValue, row.value].map((json) => {
    const { isOn, link } = readStored(row.name, json) as Notice;
    return isOn ? link?.address : undefined;
  });
  if (is && is !== was && /^https?:/i.test(is))
    await tellAdmins(tx, { kind: 'outside-link', title: titleOf(row.name), detail: is, actor, now });
}

/** Refuses what visitors may not read. @throws {Refusal} 400 when it breaks a rule, and as `requireOwnAccounts` */
export async function requirePublishable(
  { tx, actor, now }: Write,
  { row: { name, publishedValue }, value, action, publishAt }: ToPublish & { value: unknown },
): Promise<void> {
  // going back to what is over may be meant
  const publication = action === 'document.undo' ? undefined : { now, publishAt };
  await requireFaultless(tx, { name, value, publication });
  const texts = textsOf(value, ['value']);
  // new accounts of the donation page are for a second person to look at
  const published = readStored(name, publishedValue);
  const before = textsOf([published, listGuarded(name, value, published)]);
  await requireOwnAccounts(tx, { texts, before, title: titleOf(name), actor, now });
}

/**
 * Publishes the drafts of several documents, which visitors read from the same moment on.
 * @throws {Refusal} as `saveDocument` does; then none of them is published
 */
export const publishDocuments = (
  db: Kysely<Tables>,
  { documents, ...by }: AuditContext & Publication,
): Promise<PublicationOutcome> =>
  write(db, by, async (write) => {
    const waiting: string[] = [];
    for (const { id, version } of documents) {
      const row = await getDocument(write.tx, id);
      requireSameVersion(row, version);
      const published = await publishAmong(write, { row, action: 'document.publish' });
      if (isHeldBack(published)) waiting.push(titleOf(row.name));
    }
    return { waiting };
  });

/** Publishes one of several; a refusal tells in which of them the fault is. */
export const publishAmong = (write: Write, asked: ToPublish): Promise<DocumentRow> =>
  publish(write, asked).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    const { code, message, fields, details } = error;
    throw new Refusal(code, message, { fields, details: { ...details, document: asked.row.id } });
  });

/** Publishes what is planned; it was looked through as it was planned. */
export const publishDueDocuments = publishDueOf({
  listDue,
  publish: async (write, row) => {
    await publish(write, { row, action: 'document.publish-planned', isChecked: true });
  },
});

/** Lists what is due, but for documents of a version to come, which wait for it. */
async function listDue(db: Kysely<Tables>, { now, id }: { now: Date; id?: number }) {
  const due = db
    .selectFrom('documents')
    .leftJoin('staff', 'staff.id', 'documents.scheduledBy')
    .selectAll('documents')
    .select('staff.username')
    .where('publishAt', '<=', now.toISOString())
    .orderBy('publishAt');
  const rows = await (id === undefined ? due : due.where('documents.id', '=', id)).execute();
  return rows.filter(({ name }) => isKnown(name));
}

/**
 * Ends a draft that says what visitors read: it counts as published, and they see nothing new. It stays a draft while it is
 * planned, or while something waits for a second person.
 */
export async function endDraftIfLive(write: Write, row: DocumentRow): Promise<DocumentRow> {
  const { id, name, version, value, publishedValue, publishAt } = row;
  const [draft, live] = [value, publishedValue].map((json) => readStored(name, json));
  if (publishAt || !isDeepStrictEqual(draft, live) || (await findProposal(write.tx, id))) return row;
  return publishRow(write, { row, version, value });
}
