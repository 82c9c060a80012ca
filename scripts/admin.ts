import { carryOut } from './admin/commands.ts';
import { sayInEnglish } from './admin/english.ts';
import { help } from './admin/help.ts';
import { openServersDatabase } from './admin/open.ts';
import { readWords } from './admin/read-words.ts';
import { UsageError } from './command-words.ts';

/** Everybody who may sign in, from the terminal: for the first admin who forgot a password, and for scripts. */
async function runAdmin(words: string[]): Promise<number> {
  const command = readWords(words);
  if (command.name === 'help') {
    console.log(help);
    return 0;
  }
  const database = await openServersDatabase(process.env);
  try {
    const { text, isWell } = await carryOut(database.db, command);
    if (isWell) console.log(text);
    else console.error(text);
    return isWell ? 0 : 1;
  } finally {
    await database.close();
  }
}

function complain(error: unknown): number {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n"npm run admin -- help" shows how it is written.`);
    return 2;
  }
  console.error(sayInEnglish(error));
  return 1;
}

process.exitCode = await runAdmin(process.argv.slice(2)).catch(complain);
