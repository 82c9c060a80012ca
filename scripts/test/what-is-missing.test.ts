import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeProgram, programs } from './programs.ts';
import { runStep } from './run-step.ts';

const list = { name: 'browser', command: ['node', '--version'] as [string, ...string[]] };

test('tests for which a program is missing are counted as skipped, with the reason', async () => {
  const read = () => ({ passed: 0, failed: 0, skipped: 7 });
  const result = await runStep({ ...list, read, without: 'no Chromium here' });
  expect(result).toMatchObject({ passed: 0, failed: 0, skipped: 7, note: 'no Chromium here' });
});

test('tests that cannot even be listed are a failure, whatever is missing', async () => {
  const result = await runStep({ ...list, read: () => undefined, without: 'no Chromium here' });
  expect(result).toMatchObject({ failed: 1 });
});

test.each(programs)(
  'the run says in one sentence what it does without $name, and how to bring it',
  (program) => {
    const said = describeProgram({ ...program, find: () => undefined });
    expect(said).toMatch(/^\S.*: none, so .+\. To bring it: "apt-get install .+\.$/);
    expect(describeProgram({ ...program, find: () => '/usr/bin/program' })).toBe(
      `${program.name}: /usr/bin/program`,
    );
  },
);

test('the run of the forge is strict about everything that may be missing, and lives through the first hour', () => {
  const run = readFileSync('.ci/run', 'utf8');
  for (const name of ['REQUIRE_CHROMIUM', 'REQUIRE_POSTGRES', 'REQUIRE_S3', 'FIRST_HOUR']) {
    expect(run).toContain(`${name}=1`);
  }
});
