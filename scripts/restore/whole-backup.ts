import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { assertWhole } from '#/db/database-file.ts';
import { type Manifest, names, unpackBackup } from '#/server/backup/archive.ts';
import { DamagedBackup } from '#/server/backup/backup-file.ts';
import { listBackups, openBackupFolder } from '#/server/backup/backup-folder.ts';
import type { Config } from '#/server/config.ts';

/** Lists archives and copies in BACKUP_DIR. @throws {Error} a sentence when there are none */
export async function listNewestFirst(config: Config): Promise<string[]> {
  const folder = openBackupFolder(config);
  const backups = await listBackups(folder, new Date());
  if (backups.length > 0) return backups.map(({ name }) => join(folder, name));
  throw new Error(`There is no backup in ${folder}: let BACKUP_DIR name the folder that holds them.`);
}

interface Options {
  to: string;
  passphrase: string | undefined;
  say: (line: string) => void;
}

/**
 * Unpacks the first of these that is whole, and says which are damaged.
 * @throws {Error} a sentence about the last of them, or about what keeps any of them from being unpacked
 */
export async function unpackFirstWhole(
  [file = '', ...before]: string[],
  options: Options,
): Promise<{ file: string; manifest: Manifest }> {
  const { to, passphrase, say } = options;
  try {
    const manifest = await unpackBackup(file, { to, passphrase });
    if (manifest.engine === 'sqlite') checkDatabase(file, join(to, names.sqlite));
    return { file, manifest };
  } catch (error) {
    if (!(error instanceof DamagedBackup) || before.length === 0) throw error;
    say(`${error.message}\nThe one before is taken: ${before[0]}\n`);
    rmSync(to, { recursive: true });
    mkdirSync(to);
    return unpackFirstWhole(before, options);
  }
}

function checkDatabase(file: string, path: string): void {
  try {
    assertWhole(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new DamagedBackup(`${file} holds a damaged database (${reason}).`, { cause: error });
  }
}
