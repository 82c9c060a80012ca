import { openServersDatabase } from './admin/open.ts';
import { convertFiles } from './content/convert-files.ts';
import { exportContent } from './content/export-content.ts';
import { help } from './content/help.ts';
import { importContent } from './content/import-content.ts';
import { readArguments } from './content/read-arguments.ts';
import { openServersPictures } from './media/open-pictures.ts';
import { runCommand } from './run-command.ts';

/** Takes the documents of the site out into readable files, and in again; beside a running server or without one. */
async function runContent(words: string[]): Promise<string> {
  const command = readArguments(words);
  if (command.name === 'help') return help;
  if (command.name === 'convert') return convertFiles(command);
  const database = await openServersDatabase(process.env);
  const parts = await openServersPictures(database.db, process.env);
  try {
    return await (command.name === 'export' ? exportContent(parts, command) : importContent(parts, command));
  } finally {
    parts.pictures.close();
    await database.close();
  }
}

await runCommand(runContent, { name: 'content' });
