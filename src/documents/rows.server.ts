import { type Change, changeBetween } from '#/db/audit-log.ts';
import type { DocumentRow } from '#/db/tables.ts';
import { notePublished, storeVersions } from '#/db/versions.ts';
import type { Write } from '#/db/write.ts';
import { notePictureUses } from '#/media/uses.server.ts';
import type { AuditAction } from '#/stored/kinds.ts';
import { isReordered, listChanges } from './changed-lines.ts';
import { fieldsOf, valuesOf } from './flat-document.ts';
import { formOf, readStored, titleOf } from './forms.server.ts';
import { noteAccountWriter } from './proposals/accounts.server.ts';

interface Save {
  stored: DocumentRow;
  value: unknown;
  /** When it comes out by itself; a draft without a time waits for somebody to publish it. */
  publishAt?: string | null;
  /** Of a text that was saved before. */
  written?: { savedAt: string; savedBy: string };
}

/** Stores the newest version of a document; visitors go on reading what they read. */
export async function saveRow(write: Write, save: Save): Promise<DocumentRow> {
  const { tx, at, actor } = write;
  const { stored, value, publishAt = null, written = { savedAt: at, savedBy: actor.username } } = save;
  const [json, version] = [JSON.stringify(value), stored.version + 1];
  await storeVersions(tx, [
    {
      ...{ kind: 'document', ownerId: stored.id, version, title: '', value: json },
      ...{ isPublished: 0, publishedAt: null, ...written },
    },
  ]);
  const row = await tx
    .updateTable('documents')
    .set({
      ...{ value: json, version, updatedAt: written.savedAt, updatedBy: written.savedBy },
      ...{ publishAt, scheduledBy: publishAt === null ? null : actor.staffId },
      accountWriters: await noteAccountWriter(write, { stored, json }),
    })
    .where('id', '=', stored.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await noteUses(write, row);
  return row;
}

export interface PublishedVersion {
  row: DocumentRow;
  /** The newest of `row`, or an earlier one. */
  version: number;
  /** JSON. */
  value: string;
}

/** Lets visitors read a version from now on. Whether they may is for `publication.server.ts` to say, which alone calls it. */
export async function publishRow(
  write: Write,
  { row, version, value }: PublishedVersion,
): Promise<DocumentRow> {
  const { tx, at } = write;
  await notePublished(tx, { kind: 'document', ownerId: row.id, version, at });
  const stored = await tx
    .updateTable('documents')
    .set({ publishedValue: value, publishedVersion: version })
    // a later draft keeps its writers, and the time for which it is planned
    .$if(version === row.version, (update) => update.set({ ...unplanned, accountWriters: '[]' }))
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await noteUses(write, stored);
  return stored;
}

const unplanned = { publishAt: null, scheduledBy: null };

export const unschedule = ({ tx }: Write, { id }: DocumentRow): Promise<DocumentRow> =>
  tx.updateTable('documents').set(unplanned).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Notes its pictures: the library asks before it deletes one that visitors see, or that a draft will show them. */
const noteUses = ({ tx }: Write, { id, name, value, publishedValue }: DocumentRow): Promise<void> =>
  notePictureUses(tx, { kind: 'document', id, title: titleOf(name) }, [
    { place: 'photo', text: `${publishedValue} ${value}` },
  ]);

interface LoggedChange {
  row: Pick<DocumentRow, 'id' | 'name'>;
  /** JSON. */
  before: string;
  /** JSON. */
  after: string;
  action: AuditAction;
}

/** Records in the log what was done to a document, in the words of its form. */
export function logChange({ log }: Write, { row, before, after, action }: LoggedChange): Promise<void> {
  const { id, name } = row;
  const [was, is] = [before, after].map((json) => readStored(name, json));
  const told = name === 'notice' ? actionOnNotice(action, [was, is].map(isNoticeOn)) : action;
  return log(told, { kind: 'document', id, title: titleOf(name) }, changeInWords(name, { was, is }));
}

/** Names the coming and going of the notice, which visitors see. */
function actionOnNotice(action: AuditAction, [was, is]: boolean[]): AuditAction {
  if (was && !is && outward.has(action)) return 'document.notice-off';
  const isPutUp = is && (action === 'document.publish' || (action === 'document.undo' && !was));
  return isPutUp ? 'document.notice-on' : action;
}

const outward = new Set<AuditAction>(['document.publish', 'document.publish-planned', 'document.undo']);

const isNoticeOn = (notice: unknown): boolean =>
  typeof notice === 'object' && notice !== null && 'isOn' in notice && notice.isOn === true;

/** Tells fields by the labels of the form: the log knows no documents, and no later form may make it unreadable. */
function changeInWords(name: string, { was, is }: { was: unknown; is: unknown }): Change {
  const form = formOf(name);
  const changes = listChanges(form, was, is).filter((field) => !isReordered(field));
  const lines = new Map(changes.map((field) => [field.name, field]));
  const changed = Object.keys(changeBetween(valuesOf(was), valuesOf(is)));
  return Object.fromEntries(
    changed.map((field) => {
      // of what only stands in another order, the label alone
      const { before, after } = lines.get(field) ?? {};
      return [fieldsOf(form)[field]?.title ?? field, { ...(before && { before }), ...(after && { after }) }];
    }),
  );
}
