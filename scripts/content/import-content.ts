import { readdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { AuditContext, HoldAccounts } from '#/db/audit-log.ts';
import {
  compareDocuments,
  type DocumentChange,
  type DocumentFile,
  importDocuments,
} from '#/documents/transfer.server.ts';
import { auditPanelText } from '#/i18n/tr/audit-panel.ts';
import type { VariantParts } from '#/media/variants/variants.server.ts';
import { sayChangedField } from '../say-changed-field.ts';
import { bringPictures, checkPictures, listMissing } from './bring-pictures.ts';
import { readPictureWords } from './picture-words.ts';
import { readJson } from './read-json.ts';

/** @throws {Error} with a line for each fault; then nothing has changed */
export async function importContent(
  parts: VariantParts,
  { folder, isDry, holdAccounts }: { folder: string; isDry: boolean; holdAccounts: HoldAccounts },
): Promise<string> {
  const files = await readDocuments(folder);
  const changes = await compareDocuments(parts.db, files);
  if (changes.length === 0) return nothingNew;
  const missing = await listMissing(parts.db, { files: changes, folder });
  await checkPictures(parts, { missing, folder });
  const words = await readPictureWords(folder);
  if (isDry) return `${tell(changes, missing)}\n\nNothing was changed.`;
  const context: AuditContext = {
    actor: { staffId: null, username: auditPanelText.commandLine, address: hostname() },
    now: new Date(),
  };
  const brought = await bringPictures(parts, { files: changes, missing, folder, words, ...context });
  // the library may have had a picture under another address: from an earlier import of the same folder
  const left = await compareDocuments(parts.db, brought);
  if (left.length === 0) return nothingNew;
  const { waiting } = await importDocuments(parts.db, { files: left, ...context, holdAccounts });
  const wait = waiting.map((title) => `\n${title} waits in the panel for a second person.`);
  return `${tell(left, missing)}\n\n${countImported(left.length)}${wait.join('')}`;
}

const countImported = (count: number) =>
  count === 1 ? '1 document was imported.' : `${count} documents were imported.`;

const nothingNew = 'Visitors read all of this already.';

async function readDocuments(folder: string): Promise<DocumentFile[]> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${folder} is not a folder that can be read (${error.code}).`);
  });
  const names = entries.filter((name) => name.endsWith('.json'));
  if (names.length === 0) throw new Error(`There is no document in ${folder}.`);
  return Promise.all(
    names.toSorted().map(async (name) => ({
      name: name.slice(0, -'.json'.length),
      value: await readJson(join(folder, name), name),
    })),
  );
}

const tell = (changes: DocumentChange[], missing: string[]): string =>
  [...changes.map(sayChange), ...missing.map((address) => `+ ${address}`)].join('\n');

const sayChange = ({ title, fields, draft }: DocumentChange): string =>
  [
    ...fields.flatMap((field) => [`${title} · ${field.label}`, ...sayChangedField(field)]),
    ...(draft ? [`  (${sayDraft(draft)})`] : []),
  ].join('\n');

const sayDraft = ({ updatedBy, publishAt }: NonNullable<DocumentChange['draft']>): string =>
  `a draft of ${updatedBy}, which goes into its versions${publishAt ? ` and is not published on ${publishAt}` : ''}`;
