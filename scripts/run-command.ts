import { keepToOwner } from '#/server/owner-only.ts';

/** Runs a command of the terminal: its last sentence on success, one sentence and exit code 1 on failure. */
export async function runCommand(work: (words: string[]) => Promise<string>): Promise<void> {
  keepToOwner();
  try {
    process.stdout.write(`${await work(process.argv.slice(2))}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
