import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { plantTree } from '../tests/support/planted-tree.ts';

// A small project with the project's own Vite. Having emptied its folder, a build fails where there is a file `fail`, and
// waits where there is a file `hold`, which it says.
const viteConfig = `
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
const outDir = (process.env.BUILD_FOLDER ?? 'dist') + '/server';
const held = { name: 'held', async generateBundle() {
  if (existsSync('fail')) throw new Error('asked to fail');
  if (existsSync('hold')) writeFileSync('waiting-' + process.pid, '');
  while (existsSync('hold')) await sleep(20);
} };
export default { plugins: [held], build: { outDir, ssr: 'src/main.ts' }, logLevel: 'error' };
`;

function plantProject(): string {
  const folder = plantTree({
    'vite.config.ts': viteConfig,
    'package.json': '{ "type": "module" }',
    'src/main.ts': "console.log('first');",
    'src/content/subjects.ts': '',
    'src/content/starter-subjects.ts': '',
  });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

function startBuild(folder: string): ChildProcess {
  // a group of its own, so that the test can end it with the Vite that it has started
  const child = spawn(process.execPath, [resolve('scripts/build.ts')], {
    cwd: folder,
    stdio: 'ignore',
    detached: true,
  });
  onTestFinished(() => kill(child));
  return child;
}

function kill({ pid }: ChildProcess): void {
  try {
    process.kill(-(pid ?? 0), 'SIGKILL');
  } catch {
    // it has ended already
  }
}

async function build(folder: string): Promise<number> {
  const [code] = await once(startBuild(folder), 'exit');
  return code;
}

const served = (folder: string) => readFileSync(join(folder, 'dist/server/main.js'), 'utf8');
const leftOf = (folder: string, pattern: RegExp) => readdirSync(folder).filter((name) => pattern.test(name));

/** Changes the sources, and starts builds that wait. */
async function startHeldBuilds(folder: string, count: number): Promise<ChildProcess[]> {
  writeFileSync(join(folder, 'src/main.ts'), "console.log('second');");
  writeFileSync(join(folder, 'hold'), '');
  const builds = Array.from({ length: count }, () => startBuild(folder));
  await vi.waitFor(() => expect(leftOf(folder, /^waiting-/)).toHaveLength(count), { timeout: 50_000 });
  return builds;
}

test('a build that fails leaves the one before', async () => {
  const folder = plantProject();
  expect(await build(folder)).toBe(0);
  writeFileSync(join(folder, 'src/main.ts'), "console.log('second');");
  writeFileSync(join(folder, 'fail'), '');
  expect(await build(folder)).not.toBe(0);
  expect(served(folder)).toContain('first');
  expect(leftOf(folder, /^dist/)).toEqual(['dist']);
});

test('a build that is killed leaves the one before, and the next one removes what it left', async () => {
  const folder = plantProject();
  expect(await build(folder)).toBe(0);
  const [held] = await startHeldBuilds(folder, 1);
  expect(served(folder)).toContain('first');
  if (held) kill(held);
  rmSync(join(folder, 'hold'));
  expect(await build(folder)).toBe(0);
  expect(served(folder)).toContain('second');
  expect(leftOf(folder, /^dist/)).toEqual(['dist']);
});

test('two builds at once both end well, with one whole build', async () => {
  const folder = plantProject();
  expect(await build(folder)).toBe(0);
  const builds = await startHeldBuilds(folder, 2);
  expect(served(folder)).toContain('first');
  const ends = builds.map((child) => once(child, 'exit'));
  rmSync(join(folder, 'hold'));
  expect(await Promise.all(ends)).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(served(folder)).toContain('second');
  expect(leftOf(folder, /^dist/)).toEqual(['dist']);
});
