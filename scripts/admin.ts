import { carryOut } from './admin/commands.ts';
import { sayInEnglish } from './admin/english.ts';
import { help } from './admin/help.ts';
import { openServersDatabase } from './admin/open.ts';
import { readArguments } from './admin/read-arguments.ts';
import { runCommand } from './run-command.ts';

/** Everybody who may sign in, from the terminal: for the first admin who forgot a password, and for scripts. */
async function runAdmin(words: string[]): Promise<string> {
  const command = readArguments(words);
  if (command.name === 'help') return help;
  const database = await openServersDatabase(process.env);
  try {
    return await carryOut(database.db, command);
  } finally {
    await database.close();
  }
}

await runCommand(runAdmin, { name: 'admin', explain: sayInEnglish });
