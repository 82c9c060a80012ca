import { openServersDatabase } from './admin/open.ts';
import { UsageError } from './command-words.ts';
import { help } from './media/help.ts';
import { openServersPictures } from './media/open-pictures.ts';
import { readWords } from './media/read-words.ts';
import { rebuild } from './media/rebuild.ts';
import { verify } from './media/verify.ts';

/** Looks after the pictures from the terminal, beside a running server or without one. */
async function runMedia(words: string[]): Promise<number> {
  const command = readWords(words);
  if (command.name === 'help') {
    console.log(help);
    return 0;
  }
  const database = await openServersDatabase(process.env);
  const parts = await openServersPictures(database.db, process.env);
  try {
    const isWell =
      command.name === 'rebuild' ? await rebuild(parts, command.ids) : await verify(parts, command);
    return isWell ? 0 : 1;
  } finally {
    parts.pictures.close();
    await database.close();
  }
}

function complain(error: unknown): number {
  const isUsage = error instanceof UsageError;
  console.error(error instanceof Error ? error.message : String(error));
  if (isUsage) console.error('"npm run media -- help" shows how it is written.');
  return isUsage ? 2 : 1;
}

process.exitCode = await runMedia(process.argv.slice(2)).catch(complain);
