import type { Particulars, Terminal } from '../run-command.ts';
import { carryOut } from './commands.ts';
import { sayInEnglish } from './english.ts';
import { help } from './help.ts';
import { openServersDatabase } from './open.ts';
import { readArguments } from './read-arguments.ts';

export const admin: Particulars = { name: 'admin', explain: sayInEnglish };

/** Everybody who may sign in, from the terminal: for the first admin who forgot a password, and for scripts. */
export async function runAdmin(words: string[], terminal: Terminal): Promise<string> {
  const command = readArguments(words);
  if (command.name === 'help') return help;
  const database = await openServersDatabase(terminal.env);
  try {
    return await carryOut({ db: database.db, terminal }, command);
  } finally {
    await database.close();
  }
}
