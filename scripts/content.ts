import { openServersDatabase } from './admin/open.ts';
import { UsageError } from './command-words.ts';
import { exportContent } from './content/export-content.ts';
import { help } from './content/help.ts';
import { importContent } from './content/import-content.ts';
import { readWords } from './content/read-words.ts';
import { openServersPictures } from './media/open-pictures.ts';

/** Takes the documents of the site out into readable files, and in again; beside a running server or without one. */
async function runContent(words: string[]): Promise<void> {
  const command = readWords(words);
  if (command.name === 'help') return console.log(help);
  const database = await openServersDatabase(process.env);
  const parts = await openServersPictures(database.db, process.env);
  try {
    const isOut = command.name === 'export';
    console.log(await (isOut ? exportContent(parts, command) : importContent(parts, command)));
  } finally {
    parts.pictures.close();
    await database.close();
  }
}

function complain(error: unknown): void {
  const isUsage = error instanceof UsageError;
  console.error(error instanceof Error ? error.message : String(error));
  if (isUsage) console.error('"npm run content -- help" shows how it is written.');
  process.exitCode = isUsage ? 2 : 1;
}

await runContent(process.argv.slice(2)).catch(complain);
