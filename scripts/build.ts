import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertSubjects } from './build/assert-subjects.ts';
import { fingerprintSources } from './build/fingerprint.ts';
import { nameBuild, putInPlace, removeAbandoned } from './build/put-in-place.ts';

const target = 'dist';
const fingerprint = fingerprintSources();

removeAbandoned(target);
if (existsSync(`${target}/.fingerprint`) && readFileSync(`${target}/.fingerprint`, 'utf8') === fingerprint) {
  process.stdout.write('The build is up to date.\n');
} else {
  stopAtOldWords();
  build();
  process.stdout.write('Built.\n');
}

/** With the sentence alone: a stack would hide it. */
function stopAtOldWords(): void {
  try {
    assertSubjects();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

/** A server may run from the build before, so that one stays whole until this one is. */
function build(): void {
  const folder = nameBuild(target);
  const words = ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn'];
  const env = { ...process.env, BUILD_FOLDER: folder };
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit', env });
  if (status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    process.exit(status ?? 1);
  }
  writeFileSync(join(folder, '.fingerprint'), fingerprint);
  putInPlace(folder, target);
}
