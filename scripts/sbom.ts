import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { listLicences } from './licences/check-licences.ts';

/**
 * `npm run sbom`: what the program is made of. dist/sbom.json is npm's own list in the CycloneDX format, with the packages
 * that only develop marked as such; dist/licences.txt has package, version and licence of all in the lockfile, also of
 * those for other platforms.
 */
const words = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
const { status, stdout } = spawnSync('npm', words, {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
  maxBuffer: 64 * 1024 * 1024,
});
if (status !== 0) throw new Error('npm sbom failed: what it said stands above.');
mkdirSync('dist', { recursive: true });
writeFileSync('dist/sbom.json', stdout);

const licences = listLicences(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const lines = licences.map(({ name, version, licence }) => `${name}\t${version}\t${licence}\n`);
writeFileSync('dist/licences.txt', lines.join(''));

const { components } = JSON.parse(stdout) as { components: unknown[] };
process.stdout.write(
  `dist/sbom.json: ${components.length} packages. dist/licences.txt: ${lines.length} packages.\n`,
);
