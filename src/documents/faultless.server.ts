import type { Kysely } from 'kysely';
import { z } from 'zod';
import { type DocumentName, documentSchemas } from '#/content/documents.ts';
import { type Fault, findFaults } from '#/content/find-faults.ts';
import type { AuditContext } from '#/db/audit-log.ts';
import { requireOwnAccounts, textsOf } from '#/db/require-own-accounts.ts';
import type { DocumentRow, Tables } from '#/db/tables.ts';
import { invalid } from '#/http/errors.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { noticeText } from '#/i18n/tr/notice.ts';
import { formOf, isKnown, titleOf } from './forms.server.ts';
import { findMissingPictures, picturesOf } from './missing-pictures.server.ts';
import { listGuarded } from './proposals/guarded.server.ts';

/** What keeps a document from visitors: rules that it breaks, and pictures that are not there. */
export async function listFaults(
  db: Kysely<Tables>,
  { name, value, publication }: { name: DocumentName; value: unknown; publication?: Publication },
): Promise<Fault[]> {
  const { faults, pictures } = checkRules(name, value);
  const pastTimes = publication ? findPastTimes({ name, value }, publication) : [];
  return [...faults, ...pastTimes, ...(await findMissingPictures(db, pictures))];
}

/** Rules that a document breaks, and its pictures, but for what is no address of one: that has its fault already. */
export function checkRules(name: DocumentName, value: unknown) {
  const faults = findFaults(documentSchemas[name], value);
  const places = new Set(faults.map(({ path }) => path.join('.')));
  const pictures = picturesOf(formOf(name), value).filter(({ path }) => !places.has(path.join('.')));
  return { faults, pictures };
}

/** @throws {Refusal} 400 when something keeps it from visitors: `fields` says where */
export async function requireFaultless(
  db: Kysely<Tables>,
  { name, value, publication }: { name: string; value: unknown; publication?: Publication },
): Promise<void> {
  if (!isKnown(name)) return;
  const faults = await listFaults(db, { name, value, publication });
  if (faults.length === 0) return;
  const sentences = faults.map(({ path, message }) => [['value', ...path].join('.'), message] as const);
  // the first of several that one field has
  const fields = Object.fromEntries(sentences.toReversed());
  throw invalid(text.faults(titleOf(name), Object.keys(fields).length), fields);
}

interface ToPublish extends AuditContext {
  stored: DocumentRow;
  value: unknown;
  /** Absent where going back to what is over is meant. */
  publication?: Publication;
}

/** @throws {Refusal} 400 when it breaks a rule, and as `requireOwnAccounts` */
export async function requirePublishable(
  tx: Kysely<Tables>,
  { stored: { name, publishedValue }, value, publication, ...by }: ToPublish,
): Promise<void> {
  await requireFaultless(tx, { name, value, publication });
  const texts = textsOf(value, ['value']);
  // new accounts of the donation page are for a second person to look at
  const before = textsOf([JSON.parse(publishedValue), listGuarded(name, value)]);
  await requireOwnAccounts(tx, { texts, before, title: titleOf(name), ...by });
}

interface Publication {
  now: Date;
  /** ISO 8601 UTC; null for at once. */
  publishAt?: string | null;
}

const endingNotice = z.looseObject({ isOn: z.literal(true), ends: z.iso.datetime({ precision: 3 }) });

/** Why visitors would never see what is to be published: its time is over before it comes out. */
export function findPastTimes(
  { name, value }: { name: string; value: unknown },
  { now, publishAt }: Publication,
): Fault[] {
  const notice = name === 'notice' ? endingNotice.safeParse(value).data : undefined;
  if (!notice) return [];
  if (notice.ends <= now.toISOString()) return [{ path: ['ends'], message: noticeText.neverSeen }];
  if (!publishAt || publishAt < notice.ends) return [];
  return [{ path: ['ends'], message: noticeText.endsBeforeOut }];
}
