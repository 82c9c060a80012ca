import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { startOnLeash } from './leash.ts';
import { plantTree } from './planted-tree.ts';

test('a program on a leash stops when asked, and its folder goes with it', async () => {
  const folder = plantTree({ 'scratch/file': '' });
  const program = await startOnLeash({ command: ['sleep', '60'], removeAfter: join(folder, 'scratch') });
  expect(isRunning(program.pid)).toBe(true);
  await program.stop();
  expect(isRunning(program.pid)).toBe(false);
  expect(existsSync(join(folder, 'scratch'))).toBe(false);
});

test('it stops when the process that started it is killed', async () => {
  const owner = `import { startOnLeash } from '${join(import.meta.dirname, 'leash.ts')}';
    console.log((await startOnLeash({ command: ['sleep', '60'] })).pid);
    setInterval(() => {}, 1000);`;
  const root = plantTree({ 'owner.mts': owner });
  const starter = spawn(process.execPath, [join(root, 'owner.mts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = await once(starter.stdout, 'data');
  const pid = Number(printed);
  expect(isRunning(pid)).toBe(true);
  starter.kill('SIGKILL');
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), 5000);
});

test('its last words are kept when it ends by itself', async () => {
  const log = join(plantTree({}), 'log');
  const program = await startOnLeash({ command: ['sh', '-c', 'echo goodbye'], log });
  expect(await program.ended).toBe('goodbye\n');
});

test('a program that does not exist is an error that names it', async () => {
  await expect(startOnLeash({ command: ['no-such-program'] })).rejects.toThrow('no-such-program');
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
