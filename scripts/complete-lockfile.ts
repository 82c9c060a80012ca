import { readFileSync, writeFileSync } from 'node:fs';

/*
 * A mirror that does not hold every platform's binary makes npm leave that platform out of the lockfile, and then
 * `npm ci` refuses the lockfile as incomplete. This writes the missing ones in as what they are: optional, for
 * another platform.
 *
 * npm leaves a platform's binary out without a word when its `engines` do not name the Node that npm itself runs on, such
 * as Debian 12's. The project runs on the Node that it brings, so these `engines` go. A test holds the lockfile to that.
 *
 * Run it after each change of dependencies (`npm run lock`); where there is nothing to do, it does nothing.
 */
interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  engines?: unknown;
  optionalDependencies?: Record<string, string>;
}

const file = 'package-lock.json';
const lock: { packages: Record<string, LockedPackage> } = JSON.parse(readFileSync(file, 'utf8'));
const added: string[] = [];

for (const [path, owner] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
    const isLocked = [`node_modules/${name}`, `${path}/node_modules/${name}`].some((at) => lock.packages[at]);
    if (!path || isLocked) continue;
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(owner.dev && { dev: true }),
      optional: true,
      ...platformOf(name),
    };
    added.push(name);
  }
}
const picky = Object.values(lock.packages).filter(({ optional, cpu, engines }) => optional && cpu && engines);
for (const binary of picky) delete binary.engines;
if (added.length + picky.length > 0) {
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: sorted(lock.packages) }, null, 2)}\n`);
}
process.stdout.write(
  added.length > 0 ? `Added to the lockfile: ${added.join(', ')}\n` : 'The lockfile is complete.\n',
);

/** Reads the platform from a name such as `@biomejs/cli-android-arm64`. */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[-/]/);
  const os = words.find((word) =>
    ['android', 'darwin', 'freebsd', 'linux', 'openbsd', 'win32'].includes(word),
  );
  const cpu = words.find((word) =>
    ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'].includes(word),
  );
  if (!cpu)
    throw new Error(`${name} is missing from the lockfile and does not look like a platform's binary.`);
  const libc = words.includes('musl') ? 'musl' : undefined;
  return { cpu: [cpu], ...(os && { os: [os] }), ...(libc && { libc: [libc] }) };
}

function sorted(packages: Record<string, LockedPackage>) {
  return Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')));
}
