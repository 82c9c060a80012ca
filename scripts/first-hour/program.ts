import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface Order {
  command: [string, ...string[]];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** After which it is ended, in ms. */
  patience: number;
}

export interface Program {
  /** All it has printed so far. */
  printed(): string;
  /** Its exit code; undefined when a signal ended it. */
  ended: Promise<number | undefined>;
}

/** Starts a program that ends, with all it has started, after its time or with this process. */
export function startProgram({ command: [name, ...words], cwd, env, patience }: Order): Program {
  const child = spawn(name, words, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const endGroup = () => killGroup(child.pid);
  const timer = setTimeout(() => {
    printed += `\n(ended after ${patience / 1000} s)\n`;
    endGroup();
  }, patience);
  // before the folder goes in which it works
  process.prependOnceListener('exit', endGroup);
  const ended = once(child, 'close')
    .then(([code]): number | undefined => code ?? undefined)
    .catch((error: Error) => {
      printed += error.message;
      return undefined;
    })
    .finally(() => {
      clearTimeout(timer);
      process.off('exit', endGroup);
      endGroup();
    });
  return { printed: () => printed, ended };
}

/** @throws {Error} with its last lines, when it does not end with 0 */
export async function runProgram(order: Order): Promise<void> {
  const program = startProgram(order);
  const code = await program.ended;
  if (code !== 0) throw failure(`"${order.command.join(' ')}" ended with ${code ?? 'a signal'}`, program);
}

/** Names what has gone wrong, with the last lines that a program printed. */
export function failure(what: string, program: Program): Error {
  const lines = program.printed().trimEnd().split('\n').slice(-25);
  return new Error(`${what}. Its last lines:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // all of it has ended already
  }
}
