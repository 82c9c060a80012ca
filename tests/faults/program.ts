import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Starts a program of the tests in a process of its own; it ends with the test. */
export function startProgram(path: string): ChildProcess {
  // in a session of its own, or Linux shares one part of the processors among all that this test has started
  const child = fork(join(import.meta.dirname, '../..', path), { execArgv: [], detached: true });
  onTestFinished(() => void child.kill());
  return child;
}

/** The next message of the program. @throws {Error} when it ends instead */
export async function hear<Message>(child: ChildProcess): Promise<Message> {
  const end = new AbortController();
  const ended = once(child, 'exit', end).then(([code]) => {
    throw new Error(`${child.spawnargs.at(-1)} ended with ${code}`);
  });
  // whichever of the two is not awaited any more is not a fault
  ended.catch(() => undefined);
  const message = once(child, 'message', end).then(([heard]) => heard as Message);
  return Promise.race([message, ended]).finally(() => end.abort());
}

/** Sends the program an order, works meanwhile, sends 'stop', and returns what the program sends then. */
export async function runWhile<Message>(
  child: ChildProcess,
  order: Serializable,
  work: () => Promise<unknown>,
): Promise<Message> {
  const answer = hear<Message>(child);
  // the work may fail first, and then nobody awaits the answer
  answer.catch(() => undefined);
  child.send(order);
  await work();
  child.send('stop');
  return answer;
}
