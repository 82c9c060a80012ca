import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readTime } from './backup/backup-folder.ts';
import type { Config } from './config.ts';
import type { Parts } from './parts.ts';

type Needed = Pick<Parts, 'config' | 'database' | 'media'>;

/**
 * Somebody's database may only be missing: the demonstration would stand in its place, with bank accounts that are
 * nobody's, and its nightly backups would in time remove those of the site.
 * @throws {Error} a sentence with the cure when pictures or backups lie where those of a new site would come
 */
export async function assertNewSite(parts: Needed): Promise<void> {
  const { bucket, dataDir } = parts.config;
  if (await hasUnknownPictures(parts)) {
    const place = bucket ? `The bucket ${bucket.name}` : `The folder ${join(dataDir, 'media')}`;
    throw new Error(sentence(`${place} holds pictures`, 'restore a backup.'));
  }
  const backup = await findBackup(parts.config);
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
  for await (const _ of files.list()) return true;
  return false;
}

/** The newest. */
async function findBackup({ dataDir, backups }: Config) {
  for (const folder of [backups.folder, join(dataDir, 'backups')]) {
    // a folder that cannot be read is reported where backups are made
    const names = folder === undefined ? [] : await readdir(folder).catch(() => []);
    const name = names
      .filter((name) => readTime(name) !== undefined)
      .toSorted()
      .at(-1);
    if (folder !== undefined && name !== undefined) return { folder, name };
  }
  return undefined;
}
