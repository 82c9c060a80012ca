import { holdAccounts } from '#/server/cache/hold-accounts.ts';
import { keptPagesFolder } from '#/server/cache/kept-pages.ts';
import { readConfig } from '#/server/config.ts';
import { openServersDatabase } from '../admin/open.ts';
import { openServersPictures } from '../media/open-pictures.ts';
import type { Particulars, Terminal } from '../run-command.ts';
import { convertFiles } from './convert-files.ts';
import { exportContent } from './export-content.ts';
import { help } from './help.ts';
import { importContent } from './import-content.ts';
import { readArguments } from './read-arguments.ts';

export const content: Particulars = { name: 'content' };

/** Takes the documents of the site out into readable files, and in again; beside a running server or without one. */
export async function runContent(words: string[], { env }: Pick<Terminal, 'env'>): Promise<string> {
  const command = readArguments(words);
  if (command.name === 'help') return help;
  if (command.name === 'convert') return convertFiles(command);
  const database = await openServersDatabase(env);
  const parts = await openServersPictures(database.db, env);
  try {
    if (command.name === 'export') return await exportContent(parts, command);
    const kept = keptPagesFolder(readConfig(env));
    return await importContent(parts, { ...command, holdAccounts: () => holdAccounts(kept) });
  } finally {
    parts.pictures.close();
    await database.close();
  }
}
