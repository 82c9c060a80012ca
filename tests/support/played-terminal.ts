import { spawn } from 'node:child_process';
import { Readable, Writable } from 'node:stream';
import { text as readAll } from 'node:stream/consumers';
import { answerCommand } from '../../scripts/run-command.ts';
import { commandEnvironment } from './command-environment.ts';

export interface Said {
  code: number | null;
  out: string;
  error: string;
}

type Answering = Parameters<typeof answerCommand>;

/** Asks a command inside this process, with `typed` on its standard input: a process of its own takes longer than most answers. */
export async function askCommand(
  work: Answering[0],
  { env, typed = '', ...asked }: Omit<Answering[1], 'terminal'> & { env: NodeJS.ProcessEnv; typed?: string },
): Promise<Said> {
  const [out, error] = [collect(), collect()];
  const terminal = { env, stdin: Readable.from([typed]), stdout: out.stream, stderr: error.stream };
  const code = await answerCommand(work, { ...asked, terminal });
  return { code, out: out.written(), error: error.written() };
}

function collect() {
  const parts: string[] = [];
  const stream = new Writable({
    write(part, _encoding, done) {
      parts.push(String(part));
      done();
    },
  });
  return { stream, written: () => parts.join('') };
}

/** Runs a script as an operator would. */
export async function runScript(
  script: string,
  { words, env = {}, typed = '' }: { words: string[]; env?: NodeJS.ProcessEnv; typed?: string },
): Promise<Said> {
  const child = spawn(process.execPath, [script, ...words], { env: { ...commandEnvironment(), ...env } });
  child.stdin.end(typed);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [out, error] = await Promise.all([readAll(child.stdout), readAll(child.stderr)]);
  return { code: await ended, out, error };
}
