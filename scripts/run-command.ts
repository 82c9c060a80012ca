import { UsageError } from './command-arguments.ts';

/** Where a command is asked and answers: the process it runs in, or what a test plays. */
export interface Terminal {
  env: NodeJS.ProcessEnv;
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stdout: Pick<NodeJS.WritableStream, 'write'>;
  stderr: Pick<NodeJS.WritableStream, 'write'>;
}

/** @returns its last sentence */
type Work = (words: string[], terminal: Terminal) => Promise<string | undefined>;

export interface Particulars {
  /** Its name behind "npm run", when it has a help. */
  name?: string;
  /** The sentence for whatever ended it. */
  explain?: (error: unknown) => string;
}

/** Runs a command of the terminal. What it writes only its user may read. */
export async function runCommand(work: Work, particulars: Particulars = {}): Promise<void> {
  process.umask(0o077);
  const code = await answerCommand(work, { ...particulars, words: process.argv.slice(2), terminal: process });
  if (code !== 0) process.exitCode = code;
}

/** Prints the command's last sentence. A failure is one sentence, and 1 is returned, or 2 when the words were not understood. */
export async function answerCommand(
  work: Work,
  { name, explain = messageOf, words, terminal }: Particulars & { words: string[]; terminal: Terminal },
): Promise<0 | 1 | 2> {
  try {
    const said = await work(words, terminal);
    if (said !== undefined) terminal.stdout.write(`${said}\n`);
    return 0;
  } catch (error) {
    const isMisread = name !== undefined && error instanceof UsageError;
    terminal.stderr.write(`${explain(error)}\n`);
    if (isMisread) terminal.stderr.write(`"npm run ${name} -- help" shows how it is written.\n`);
    return isMisread ? 2 : 1;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
