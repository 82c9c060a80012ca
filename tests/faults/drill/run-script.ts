import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';

/**
 * Runs a command of the terminal with these settings while others go on, and expects it not to complain.
 * @returns what it printed
 */
export async function runScript(env: NodeJS.ProcessEnv, ...words: string[]): Promise<string> {
  const [script = '', ...rest] = words;
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...rest], {
    env: { PATH: process.env.PATH, ...env },
  });
  const [printed, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect([script, complaint]).toEqual([script, '']);
  return printed;
}
