import { openServersDatabase } from './admin/open.ts';
import { help } from './media/help.ts';
import { openServersPictures } from './media/open-pictures.ts';
import { readArguments } from './media/read-arguments.ts';
import { rebuild } from './media/rebuild.ts';
import { verify } from './media/verify.ts';
import { runCommand } from './run-command.ts';

/** Looks after the pictures from the terminal, beside a running server or without one. */
async function runMedia(words: string[]): Promise<string | undefined> {
  const command = readArguments(words);
  if (command.name === 'help') return help;
  const database = await openServersDatabase(process.env);
  const parts = await openServersPictures(database.db, process.env);
  try {
    const isWell =
      command.name === 'rebuild' ? await rebuild(parts, command.ids) : await verify(parts, command);
    if (!isWell) process.exitCode = 1;
  } finally {
    parts.pictures.close();
    await database.close();
  }
}

await runCommand(runMedia, { name: 'media' });
