import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatFileSize } from '#/format/file-size.ts';
import { makeBackup } from '#/server/backup/archive.ts';
import { nameBackup, openBackupFolder } from '#/server/backup/backup-folder.ts';
import { readConfig } from '#/server/config.ts';
import { requireDatabase } from './admin/open.ts';
import { runCommand } from './run-command.ts';

/** `npm run backup [-- FILE]`: one archive with the database and every picture, beside a running server too. */
await runCommand(async ([wanted]) => {
  const config = readConfig(process.env);
  // an empty archive would count as the backup of the day
  requireDatabase(config.databaseUrl);
  const now = new Date();
  const target = wanted ? resolve(wanted) : join(openBackupFolder(config), nameBackup(config, now));
  await makeBackup(config, { target, now });
  return `Backed up to ${target} (${formatFileSize(statSync(target).size)}). Keep a copy on another machine.`;
});
