import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { assertSubjects } from './build/assert-subjects.ts';
import { fingerprintSources } from './build/fingerprint.ts';

const fingerprintFile = 'dist/.fingerprint';
const fingerprint = fingerprintSources();

if (existsSync(fingerprintFile) && readFileSync(fingerprintFile, 'utf8') === fingerprint) {
  process.stdout.write('The build is up to date.\n');
} else {
  stopAtOldWords();
  const { status } = spawnSync('vite', ['build', '--app', '--logLevel', 'warn'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(fingerprintFile, fingerprint);
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
