import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { generateIdentity } from 'age-encryption';
import { day } from '#/format/durations.ts';
import { type Files, isFileName } from '#/media/files/files-contract.server.ts';
import { openFiles } from '#/media/files/open-files.server.ts';
import { type BackupConfig, isOfMachine } from './archive.ts';
import { decrypt, decryptBy, encrypt, encryptFor, writeWhole } from './backup-file.ts';
import { picturesIn } from './backup-folder.ts';
import { forEach } from './pictures.ts';

/** Longer than any copy is kept, so no copy misses what it names. */
const removedAfter = 5 * 7 * day;

/** Of a picture that the newest copy does not name any more. */
const removedIn = (folder: string) => join(picturesIn(folder), 'removed');

/** Copies into BACKUP_DIR, once each, what it lacks of these pictures. One that the site lacks itself is left out. */
export async function copyPictures(
  config: BackupConfig,
  { folder, named }: { folder: string; named: string[] },
): Promise<void> {
  mkdirSync(removedIn(folder), { recursive: true });
  const [files, identity] = [await openFiles(config), await openIdentity(config, folder)];
  const present = new Set(readdirSync(picturesIn(folder)));
  const missing = named.filter((name) => !present.has(inBackup(name, identity)));
  await forEach(missing, (name) => copyPicture(files, { name, folder, identity }));
}

async function copyPicture(
  files: Files,
  { name, folder, identity }: { name: string; folder: string; identity: string | undefined },
): Promise<void> {
  const stored = inBackup(name, identity);
  const [target, removed] = [join(picturesIn(folder), stored), join(removedIn(folder), stored)];
  if (existsSync(removed)) return renameSync(removed, target);
  const bytes = (await files.find(name))?.read();
  if (bytes) await writeWhole(identity ? await encryptFor(identity, bytes) : bytes, target);
}

const inBackup = (name: string, identity: string | undefined) => (identity ? `${name}.age` : name);

/** Sets aside what a copy does not name, and removes what was set aside longer ago than the oldest copy. */
export function removeOldPictures(folder: string, { named, now }: { named: string[]; now: Date }): void {
  const kept = new Set(named);
  const [pictures, removed] = [picturesIn(folder), removedIn(folder)];
  for (const name of readdirSync(pictures)) {
    const plain = name.replace(/\.age$/, '');
    if (!isFileName(plain) || kept.has(plain)) continue;
    utimesSync(join(pictures, name), now, now);
    renameSync(join(pictures, name), join(removed, name));
  }
  for (const name of readdirSync(removed))
    if (now.getTime() - statSync(join(removed, name)).mtimeMs > removedAfter) rmSync(join(removed, name));
}

/**
 * Fetches these pictures out of the BACKUP_DIR in which a copy lies.
 * @returns how many are not there, or damaged
 */
export async function fetchCopiedPictures(
  { backups: { passphrase } }: Pick<BackupConfig, 'backups'>,
  { folder, named, to }: { folder: string; named: string[]; to: string },
): Promise<number> {
  mkdirSync(to, { recursive: true });
  // without it those that it locks are missing, and the site comes all the same
  const identity = await readIdentity(folder, passphrase).catch(() => undefined);
  let missing = 0;
  await forEach(named, async (name) => {
    const path = findCopied(folder, name);
    const isFetched = path !== undefined && (await fetchCopied(path, { to: join(to, name), identity }));
    if (!isFetched) missing += 1;
  });
  return missing;
}

/** @returns false when it is damaged, which must not keep the site away */
async function fetchCopied(
  path: string,
  { to, identity }: { to: string; identity: string | undefined },
): Promise<boolean> {
  const isLocked = path.endsWith('.age');
  if (isLocked && identity === undefined) return false;
  const bytes = createReadStream(path);
  try {
    await pipeline(isLocked && identity ? await decryptBy(identity, bytes) : bytes, createWriteStream(to));
    return true;
  } catch (error) {
    rmSync(to, { force: true });
    if (isOfMachine(error)) throw error;
    return false;
  }
}

const findCopied = (folder: string, name: string): string | undefined =>
  [picturesIn(folder), removedIn(folder)]
    .flatMap((place) => [join(place, `${name}.age`), join(place, name)])
    .find(existsSync);

const keyIn = (folder: string) => join(picturesIn(folder), 'key.age');

/**
 * Opens the key to the pictures, which the passphrase opens: to use the passphrase itself would take a second for each.
 * @returns undefined without a passphrase
 * @throws {Error} a sentence when the passphrase has changed, or the key is gone
 */
async function openIdentity({ backups }: BackupConfig, folder: string): Promise<string | undefined> {
  const { passphrase } = backups;
  if (passphrase === undefined) return undefined;
  if (!existsSync(keyIn(folder))) {
    const isNeeded = readdirSync(picturesIn(folder)).some((name) => name.endsWith('.age'));
    if (isNeeded) throw new Error(`${keyIn(folder)} is missing, which opens the pictures beside it: ${cure}`);
    const identity = Readable.from([Buffer.from(await generateIdentity())]);
    await writeWhole(await encrypt(identity, passphrase), keyIn(folder));
  }
  return readIdentity(folder, passphrase);
}

const cure = 'bring it back, or let BACKUP_DIR name an empty folder.';

const readIdentity = async (folder: string, passphrase: string | undefined): Promise<string | undefined> =>
  existsSync(keyIn(folder)) ? text(await decrypt(createReadStream(keyIn(folder)), passphrase)) : undefined;
