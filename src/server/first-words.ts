import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Content } from '#/content/documents.ts';
import type { AuditContext } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import { storeFirstDocuments } from '#/documents/content.server.ts';
import { knownNames } from '#/documents/forms.server.ts';
import { hasStaff } from '#/staff/store.server.ts';
import type { Log } from './log.ts';

/** SHA-256 of the words in src/content/ as they are published with this source: somebody who changes one writes the new sum here. */
export const demonstration = 'a3d008134b1b58f54ab26bfbb7e52cddaab99842a70ca90124e3781754c6fceb';

export const sumOfWords = (content: Content): string =>
  createHash('sha256')
    .update(JSON.stringify(knownNames.toSorted().map((name) => [name, content[name]])))
    .digest('hex');

/**
 * Stores the documents that the database lacks, and warns who has a site already: nobody there has written them. The
 * site comes up all the same, since its news and the emergency numbers are worth more at night than none; the accounts
 * of the demonstration are called examples wherever they stand, and belong to no bank.
 */
export async function storeFirstWords(
  db: Kysely<Tables>,
  { first, log, ...given }: { first: Content; log: Log } & Pick<AuditContext, 'now' | 'holdAccounts'>,
): Promise<void> {
  const isSite = await hasStaff(db);
  const stored = await storeFirstDocuments(db, { content: first, ...given });
  if (!isSite || stored.length === 0) return;
  if (stored.length === knownNames.length) log.warn(wordsOfBuild);
  else
    log.warn(
      `this version brings parts of the site that hold the words of src/content/ until somebody writes the association's ` +
        `own in the panel: ${stored.join(', ')}`,
    );
}

const wordsOfBuild =
  "the words and bank accounts that visitors read are now those of src/content/ of this build: the demonstration's, where " +
  'nobody has changed these files. An earlier version had them in its own src/content/: bring them over with "npm run ' +
  'content -- convert OLD FOLDER" and "npm run content -- import FOLDER" (docs/operating.md, "Upgrading")';

/**
 * Warns of words in the files once the database has documents: the files count no more, and somebody who still writes
 * there would never learn it.
 */
export function warnOfUnreadWords(published: Content, { first, log }: { first: Content; log: Log }): void {
  if (sumOfWords(first) === demonstration) return;
  const unread = knownNames.filter((name) => !isDeepStrictEqual(published[name], first[name]));
  if (unread.length === 0) return;
  log.warn(
    `src/content/ was changed, but is not read: visitors read what the database holds. They differ in ${unread.join(', ')}. ` +
      'Change the words in the panel, or with "npm run content -- convert . FOLDER" and "npm run content -- import FOLDER", of ' +
      'which --dry-run shows first what would change',
  );
}
