import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { arch, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BareMachine, playBareMachine } from './first-hour/bare-machine.ts';
import { failure, runProgram, startProgram } from './first-hour/program.ts';

/*
 * Does in a copy of this project what somebody does who has never seen it: `npm ci`, `npm start`, a look at three pages, a
 * stop; then a second start. `npm run test:first-hour -- old` takes npm 10 on Node 22, `newest` the npm of today on the
 * Node that runs this. Ends with 1 and the last lines of what failed. Only for Linux.
 */
const npms: Record<string, string[]> = {
  old: ['npm@10.9.9', `node-linux-${arch()}@22.23.3`],
  newest: ['npm@latest'],
};
const pages = ['/', '/admin-login', '/donate'];

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'first-hour-')));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

try {
  const [name = ''] = process.argv.slice(2);
  const packages = npms[name];
  if (!packages) throw new Error(`Say which npm: ${Object.keys(npms).join(' or ')}.`);
  await liveFirstHour(await playBareMachine(folder, packages));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // at once: what it has started would go on until its time is over
  process.exit(1);
}

async function liveFirstHour(machine: BareMachine): Promise<void> {
  const { checkout: cwd, env } = machine;
  await timed('npm ci', () => runProgram({ command: ['npm', 'ci'], cwd, env, patience: 240_000 }));
  console.log(`  ${megabytes(join(cwd, 'node_modules'))} MB in node_modules`);
  await timed('npm start, look and stop', () => startLookAndStop(machine));
  await timed('once more', () => startLookAndStop(machine));
}

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const start = Date.now();
  await work();
  console.log(`  ${((Date.now() - start) / 60_000).toFixed(1)} minutes: ${what}`);
}

async function startLookAndStop({ checkout: cwd, env }: BareMachine): Promise<void> {
  const npm = startProgram({
    command: ['npm', 'start'],
    cwd,
    env: { ...env, PORT: '0' },
    patience: 120_000,
  });
  const url = await Promise.race([findAddress(npm.printed), npm.ended]);
  if (typeof url !== 'string') throw failure('"npm start" ended before it named an address', npm);
  for (const page of pages) {
    const { status } = await fetch(url + page, { signal: AbortSignal.timeout(20_000) });
    if (status !== 200) throw failure(`${page} was answered with ${status}`, npm);
  }
  // npm passes no signal on that it gets itself
  process.kill(findServer(cwd), 'SIGTERM');
  const code = await npm.ended;
  if (code !== 0) throw failure(`after SIGTERM "npm start" ended with ${code ?? 'a signal'}`, npm);
}

async function findAddress(printed: () => string): Promise<string> {
  for (;;) {
    const [, url] = / is at (http:\/\/[^\s"]+)/.exec(printed()) ?? [];
    if (url) return url;
    await sleep(100, undefined, { ref: false });
  }
}

/** The process of the server, and not that of npm or the shell around it. */
function findServer(cwd: string): number {
  const found = readdirSync('/proc').find((pid) => {
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      return words.includes('scripts/start.ts') && readlinkSync(`/proc/${pid}/cwd`) === cwd;
    } catch {
      return false;
    }
  });
  if (!found) throw new Error('The server has ended although nobody asked it to.');
  return Number(found);
}

function megabytes(path: string): number {
  const files = readdirSync(path, { recursive: true, withFileTypes: true });
  const bytes = files.map(({ parentPath, name }) => lstatSync(join(parentPath, name)).size);
  return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 1_000_000);
}
