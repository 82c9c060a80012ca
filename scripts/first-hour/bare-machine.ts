import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, delimiter, join, matchesGlob, relative } from 'node:path';
import { runProgram } from './program.ts';

/** What npm cannot do without. There is no make, compiler, Python or git on purpose. */
const tools = ['sh', 'env'];

export interface BareMachine {
  /** A copy of this project as it is committed. */
  checkout: string;
  env: NodeJS.ProcessEnv;
}

/**
 * Plays a machine on which nothing is installed but npm and Node: a PATH of its own, an empty HOME, none of our settings.
 * @param packages of the registry: npm, and a Node if it is to be another than the one that runs this
 */
export async function playBareMachine(folder: string, packages: string[]): Promise<BareMachine> {
  const [bin, home, checkout] = [join(folder, 'bin'), join(folder, 'home'), join(folder, 'site')];
  for (const path of [bin, home]) mkdirSync(path);
  const settings = registrySettings();
  await runProgram({
    command: ['npm', 'install', '--no-audit', '--no-fund', ...packages],
    cwd: home,
    env: { PATH: process.env.PATH, HOME: home, ...settings },
    patience: 120_000,
  });
  mkdirSync(checkout);
  copyProject(checkout);
  const installed = join(home, 'node_modules');
  const node = packages.find((name) => name.startsWith('node-'))?.split('@')[0];
  symlinkSync(node ? join(installed, node, 'bin/node') : process.execPath, join(bin, 'node'));
  symlinkSync(join(installed, 'npm/bin/npm-cli.js'), join(bin, 'npm'));
  for (const tool of tools) symlinkSync(find(tool), join(bin, tool));
  const emptyHome = join(folder, 'empty-home');
  mkdirSync(emptyHome);
  return { checkout, env: { PATH: bin, HOME: emptyHome, LANG: 'C', ...settings } };
}

/** The way to the registry, where a network has one of its own, and nothing else of what npm and Node are told here. */
function registrySettings(): NodeJS.ProcessEnv {
  const words = ['config', 'get', 'registry', 'cafile', 'proxy', 'https-proxy'];
  const lines = spawnSync('npm', words, { encoding: 'utf8' }).stdout.matchAll(/^([\w-]+)\s?=\s?(.+)$/gm);
  const given = [...lines].filter(([, , value]) => value !== 'null');
  const settings = Object.fromEntries(
    given.map(([, key, value]) => [`npm_config_${key?.replace('-', '_')}`, value]),
  );
  const authorities = process.env.NODE_EXTRA_CA_CERTS;
  return { ...(authorities && { npm_config_cafile: authorities }), ...settings };
}

function copyProject(target: string): void {
  const ignored = readFileSync('.gitignore', 'utf8').split('\n').filter(Boolean);
  const patterns = ['.git', ...ignored.map((line) => line.replace(/\/$/, ''))];
  const isPart = (path: string) => !patterns.some((pattern) => matchesGlob(basename(path), pattern));
  cpSync('.', target, { recursive: true, filter: (path) => relative('.', path) === '' || isPart(path) });
}

function find(tool: string): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = folders.map((folder) => join(folder, tool)).find((path) => existsSync(path));
  if (!found) throw new Error(`There is no ${tool} on the PATH.`);
  return found;
}
