import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Notice } from '#/content/notice.ts';
import { tellAdmins } from '#/db/admin-notices.ts';
import type { AuditContext } from '#/db/audit-log.ts';
import { publishDueOf } from '#/db/publish-due.ts';
import { requireOwnAccounts, textsOf } from '#/db/require-own-accounts.ts';
import type { DocumentRow, Tables } from '#/db/tables.ts';
import { type Write, write } from '#/db/write.ts';
import { Refusal } from '#/http/errors.ts';
import type { AuditAction } from '#/stored/kinds.ts';
import type { PublicationOutcome } from './answers.server.ts';
import { type PublicationTime, requireFaultless } from './faultless.server.ts';
import { isKnown, readStored, titleOf } from './forms.server.ts';
import { areFirstAccounts, isGuardedSame, listGuarded } from './proposals/accounts.server.ts';
import {
  deleteProposal,
  dropProposal,
  findProposal,
  propose,
  requireProposal,
  requireSecondPerson,
  type WhichProposal,
} from './proposals/proposals.server.ts';
import { logChange, publishRow, unschedule } from './rows.server.ts';
import type { Publication } from './schema.ts';
import { getDocument, requireSameVersion } from './store.server.ts';

interface ToPublish {
  /** As it was saved last. */
  row: DocumentRow;
  /** What the log calls it when it does not wait. */
  action: AuditAction;
}

/**
 * Brings the newest version of a document before visitors. What takes two people waits for the second: the whole document
 * does, and visitors go on reading what they read. What else may keep it back is for `requirePublishable` to say before.
 * @returns the row, which `isHeldBack` while it waits
 */
export async function publish(write: Write, { row, action }: ToPublish): Promise<DocumentRow> {
  const { tx, actor, now } = write;
  const { id, name, value, publishedValue: before } = row;
  const open = await findProposal(tx, id);
  const isSame = isGuardedSame(name, before, value);
  // who planned it may be an admin no more when its time comes
  const mayBeFirst = !isSame && action !== 'document.publish-planned';
  const isFirst = mayBeFirst && (await areFirstAccounts(tx, { before, after: value }));
  if (!isSame && !isFirst) {
    await propose(write, { row, open });
    return unschedule(write, row);
  }
  const published = await bringOut(write, { row, action });
  // it was made over what visitors no longer read
  if (open) await dropProposal(write, { row, action: 'document.withdraw' });
  if (isFirst) await tellAdmins(tx, { kind: 'first-accounts', title: titleOf(name), actor, now });
  await tellOfOutsideLink(write, row);
  return published;
}

/** Tells of what `publish` gives whether it waits for a second person. */
export const isHeldBack = ({ version, publishedVersion }: DocumentRow): boolean =>
  version !== publishedVersion;

/**
 * Lets visitors read the version that waited. The terminal, which nobody else stands behind, acts without a staff id.
 * @throws {Refusal} 404; 409 when it is another version; 403 for who may not confirm it; 400 when it breaks a rule
 */
export const confirmProposal = (
  db: Kysely<Tables>,
  { id, version, ...by }: AuditContext & WhichProposal,
): Promise<void> =>
  write(db, by, async (write) => {
    const { tx, actor, now } = write;
    const { proposal, row, value } = await requireProposal(tx, { id, version });
    await requireSecondPerson(tx, { proposal, ...by });
    await requireFaultless(tx, { name: row.name, value: readStored(row.name, value) });
    await bringOut(write, { row, version, value, action: 'document.confirm' });
    await deleteProposal(write, id);
    const [title, detail] = [titleOf(row.name), proposal.proposedByName];
    await tellAdmins(tx, { kind: 'confirmed', title, detail, actor, now });
  });

async function bringOut(
  write: Write,
  { row, version = row.version, value = row.value, action }: ToPublish & { version?: number; value?: string },
): Promise<DocumentRow> {
  const published = await publishRow(write, { row, version, value });
  write.shown();
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

interface Publishable {
  row: DocumentRow;
  /** What visitors are to read. */
  value: unknown;
  /** Absent where going back to what is over is meant. */
  publication?: PublicationTime;
}

/** @throws {Refusal} 400 when it breaks a rule, and as `requireOwnAccounts` */
export async function requirePublishable(
  { tx, actor, now }: Write,
  { row: { name, publishedValue }, value, publication }: Publishable,
): Promise<void> {
  await requireFaultless(tx, { name, value, publication });
  const texts = textsOf(value, ['value']);
  // new accounts of the donation page are for a second person to look at
  const before = textsOf([JSON.parse(publishedValue), listGuarded(name, value)]);
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
export async function publishAmong(write: Write, { row, action }: ToPublish): Promise<DocumentRow> {
  const publication = action === 'document.publish' ? { now: write.now } : undefined;
  const value = readStored(row.name, row.value);
  await requirePublishable(write, { row, value, publication }).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    const { code, message, fields, details } = error;
    throw new Refusal(code, message, { fields, details: { ...details, document: row.id } });
  });
  return publish(write, { row, action });
}

/** Publishes what is planned; it was looked through as it was planned. */
export const publishDueDocuments = publishDueOf({
  listDue,
  publish: async (write, row) => {
    await publish(write, { row, action: 'document.publish-planned' });
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
 * Makes no draft of one that says what visitors read: it counts as published, and visitors see nothing of it. It stays a
 * draft while it is planned, or while something waits for a second person.
 */
export async function endDraftIfLive(write: Write, row: DocumentRow): Promise<DocumentRow> {
  const { id, name, value, publishedValue, publishAt } = row;
  const [draft, live] = [value, publishedValue].map((json) => readStored(name, json));
  if (publishAt || !isDeepStrictEqual(draft, live) || (await findProposal(write.tx, id))) return row;
  return publishRow(write, { row });
}
