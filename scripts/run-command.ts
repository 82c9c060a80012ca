import { UsageError } from './command-arguments.ts';

interface Particulars {
  /** Its name behind "npm run", when it has a help. */
  name?: string;
  /** The sentence for whatever ended it. */
  explain?: (error: unknown) => string;
}

/**
 * Runs a command of the terminal, which prints its last sentence. A failure is one sentence and exit code 1, or 2 when
 * the words were not understood. What the command writes only its user may read.
 */
export async function runCommand(
  work: (words: string[]) => Promise<string | undefined>,
  { name, explain = messageOf }: Particulars = {},
): Promise<void> {
  process.umask(0o077);
  try {
    const said = await work(process.argv.slice(2));
    if (said !== undefined) process.stdout.write(`${said}\n`);
  } catch (error) {
    const isMisread = name !== undefined && error instanceof UsageError;
    process.stderr.write(`${explain(error)}\n`);
    if (isMisread) process.stderr.write(`"npm run ${name} -- help" shows how it is written.\n`);
    process.exitCode = isMisread ? 2 : 1;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
