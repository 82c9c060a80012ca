import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { pastOperations } from '#/content/past-operations.ts';
import { starterNews } from '#/content/starter-news.ts';
import { starterOperations } from '#/content/starter-operations.ts';
import { starterPhotos } from '#/content/starter-photos.ts';
import { changeBetween } from '#/db/audit-log.ts';
import { isOfSite } from '#/db/database-file.ts';
import type { Tables } from '#/db/tables.ts';
import { write } from '#/db/write.ts';
import { auditPanelText } from '#/i18n/tr/audit-panel.ts';
import { importNews } from '#/news/store.server.ts';
import { importPastOperations } from '#/operations/store.server.ts';
import { importPhotos } from '#/photos/store.server.ts';
import { addStaff, hasStaff } from '#/staff/store.server.ts';
import { trustedAlways } from '#/staff/trust.server.ts';
import { listBackups } from './backup/backup-folder.ts';
import { type FirstAdmin, hashFirstPassword, isAtTerminal, storeFirstPassword } from './first-admin.ts';
import type { Parts } from './parts.ts';

const firstStart = { staffId: null, username: auditPanelText.firstStart, address: '' };

/**
 * Adds the first admin and the demonstration, in one transaction: of several copies that start at once, only one writes. Undefined when there is staff already.
 * @throws {Error} a sentence with the cure when the password is easily guessed, or the database is new, but what lies beside it is not
 */
export async function welcomeFirstStart(parts: Parts): Promise<FirstAdmin | undefined> {
  const { config, database, clock } = parts;
  const { db } = database;
  if (await hasStaff(db)) return undefined;
  await assertNewSite(parts);
  const { username } = config.admin;
  const isGenerated = config.admin.password === undefined;
  const password = config.admin.password ?? randomBytes(12).toString('base64url');
  const passwordHash = await hashFirstPassword(password, parts);
  const isStored = isGenerated && !isAtTerminal();
  let file: string | undefined;
  const now = clock();
  const isOurs = await write(db, { actor: firstStart, now }, async ({ tx, log }) => {
    const id = await addStaff(tx, {
      ...{ username, passwordHash, role: 'admin', now },
      ...{ isHandedOut: true, trustedSince: trustedAlways },
    });
    if (id === undefined) return false;
    // before the admin is there for good: no later start could tell the password
    if (isStored) file = storeFirstPassword(config, password);
    const change = changeBetween(undefined, { username, role: 'admin' });
    await log('staff.create', { kind: 'staff', id, title: username }, change);
    if (config.starterContent === 'demo') await importStarterContent(tx, now);
    return true;
  });
  return isOurs ? { username, password, isGenerated, file } : undefined;
}

async function importStarterContent(tx: Kysely<Tables>, now: Date): Promise<void> {
  const ids = await importPastOperations(tx, { operations: [...starterOperations, ...pastOperations], now });
  await importNews(
    tx,
    starterNews.map(({ operation, ...article }) => ({
      ...article,
      operationId: operation === undefined ? null : ids.get(operation),
    })),
  );
  await importPhotos(tx, { photos: starterPhotos, now });
}

type Needed = Pick<Parts, 'config' | 'database' | 'keptPages' | 'media' | 'clock'>;

/**
 * Refuses to start anew where somebody's database may only be missing: the demonstration would stand in its place, with bank accounts that are
 * nobody's, and its nightly backups would in time remove those of the site.
 * @throws {Error} a sentence with the cure when pictures, pages or backups lie where those of a new site would come
 */
async function assertNewSite(parts: Needed): Promise<void> {
  const { bucket, dataDir } = parts.config;
  if (await hasUnknownPictures(parts)) {
    const place = bucket ? `The bucket ${bucket.name}` : `The folder ${join(dataDir, 'media')}`;
    throw new Error(sentence(`${place} holds pictures`, 'restore a backup.'));
  }
  if (parts.keptPages.folder.files.size > 0)
    throw new Error(
      sentence(`The folder ${parts.keptPages.folder.path} holds pages of a site`, 'restore a backup.'),
    );
  const backup = await findBackup(parts);
  if (backup === undefined) return;
  const { folder, name } = backup;
  throw new Error(
    sentence(`The folder ${folder} holds backups`, `restore one: npm run restore -- ${join(folder, name)}`),
  );
}

const sentence = (found: string, cure: string) =>
  `${found}, but the database is new and empty. Is a disk missing, or does DATABASE_URL or DATA_DIR name another place ` +
  `than before? For a new site, choose an empty place. Otherwise bring the database back, or ${cure}`;

async function hasUnknownPictures({ database: { db }, media: { files } }: Needed): Promise<boolean> {
  if (await db.selectFrom('media').select('id').limit(1).executeTakeFirst()) return false;
  for await (const { name } of files.list()) if (isOfSite(name)) return true;
  return false;
}

/** Finds the newest backup. */
async function findBackup({ config: { dataDir, backups }, clock }: Needed) {
  for (const folder of [backups.folder, join(dataDir, 'backups')]) {
    // a folder that cannot be read is reported where backups are made
    const [newest] = folder === undefined ? [] : await listBackups(folder, clock()).catch(() => []);
    if (folder !== undefined && newest) return { folder, name: newest.name };
  }
  return undefined;
}
