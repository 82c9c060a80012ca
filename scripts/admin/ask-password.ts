import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Terminal } from '../run-command.ts';

/** Some 96 bits: nobody guesses it, and it can still be read out over the telephone. */
export const generatePassword = () => randomBytes(12).toString('base64url');

/**
 * Asks twice at a terminal, without showing what is typed; otherwise reads the first line of standard input.
 * @throws {Error} when there is none, or the two differ
 */
export async function askPassword(username: string, terminal: Terminal): Promise<string> {
  if (!terminal.stdin.isTTY) return readFirstLine(terminal);
  const password = await askHidden(`New password for ${username}: `, terminal);
  const again = await askHidden('The same once more: ', terminal);
  if (password === again) return password;
  throw new Error('The two passwords differ. Nothing was changed.');
}

async function askHidden(question: string, { stdin, stderr }: Terminal): Promise<string> {
  // readline switches the terminal's own echo off, and its echo goes nowhere
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: stdin, output: nowhere, terminal: true });
  const broken = new AbortController();
  terminal.on('SIGINT', () => broken.abort());
  stderr.write(question);
  try {
    return await terminal.question('', { signal: broken.signal });
  } catch {
    throw new Error('Broken off. Nothing was changed.');
  } finally {
    stderr.write('\n');
    terminal.close();
  }
}

async function readFirstLine({ stdin }: Terminal): Promise<string> {
  for await (const line of createInterface({ input: stdin })) {
    if (line !== '') return line;
    break;
  }
  throw new Error(
    'No password came in. Type one at a terminal, send one on standard input, or use --generate.',
  );
}
