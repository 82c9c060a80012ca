import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { findChromium } from '../../tests/support/chromium.ts';
import { findPostgresBinaries } from '../../tests/support/postgres/binaries.ts';
import { findSwift } from '../../tests/support/s3.ts';

export interface Program {
  name: string;
  /** Where it is. */
  find: () => string | undefined;
  /** Debian's names for it. */
  packages: string[];
  /** What the run does without it. */
  without: string;
  /** Another way to bring it than Debian's packages. */
  otherwise?: string;
}

/** What tests need that npm does not bring. */
export const programs: Program[] = [
  {
    name: 'Chromium',
    find: findChromium,
    packages: ['chromium-headless-shell'],
    without: 'browser tests are skipped',
    otherwise: '"npx playwright install --with-deps chromium", or CHROMIUM_PATH',
  },
  {
    name: 'Noto Sans',
    find: findFonts,
    packages: ['fonts-noto-core'],
    without: 'browser tests measure pages in other letters, and some may fail',
  },
  {
    name: 'PostgreSQL',
    find: () => (process.env.TEST_DATABASE_URL ? 'at TEST_DATABASE_URL' : findPostgresBinaries()),
    packages: ['postgresql'],
    without: 'PGlite takes its place, and what needs a server is skipped',
    otherwise: 'TEST_DATABASE_URL',
  },
  {
    name: 'Swift (S3)',
    find: findSwift,
    packages: ['python3-swift'],
    without: 'tests of buckets are skipped',
  },
];

/** Installs what is missing where that needs nobody's permission, and prints what is there and what to do about the rest. */
export function prepareMachine(wanted = programs): void {
  installMissing(wanted.filter(({ find }) => find() === undefined).flatMap(({ packages }) => packages));
  for (const program of wanted) console.log(describeProgram(program));
}

/** Says in a line where a program is, or what is done without it and how to bring it. */
export function describeProgram({ name, find, packages, without, otherwise }: Program): string {
  const found = find();
  if (found !== undefined) return `${name}: ${found}`;
  const ways = [`"apt-get install ${packages.join(' ')}" (Debian)`, ...(otherwise ? [otherwise] : [])];
  return `${name}: none, so ${without}. To bring it: ${ways.join(', or ')}.`;
}

/** Debian's packages, as root; with CI set, `sudo` is tried. One that cannot be installed keeps no other one from it. */
function installMissing(packages: string[]): void {
  const isRoot = process.getuid?.() === 0;
  if (packages.length === 0 || !existsSync('/usr/bin/apt-get') || !(isRoot || process.env.CI)) return;
  console.log(`Installing from Debian: ${packages.join(', ')}`);
  const [program, ...first] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...words: string[]) =>
    spawnSync(program, [...first, ...words], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  aptGet('update', '-q');
  for (const name of packages) {
    if (!aptGet('install', '-qy', '--no-install-recommends', name)) console.log(`${name} was not installed.`);
  }
}

/** With Turkish letters and symbols, so that pages look as they do elsewhere. */
function findFonts(): string | undefined {
  const [debians] = globSync('/usr/share/fonts/truetype/noto/NotoSans-Regular.*');
  if (debians) return debians;
  const { stdout } = spawnSync('fc-list', [], { encoding: 'utf8' });
  return stdout
    ?.split(':')
    .find((path) => path.includes('NotoSans-Regular'))
    ?.trim();
}
