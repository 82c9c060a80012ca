import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPlaywrightReport, readVitestReport } from './test/reports.ts';
import { runStep, type Step } from './test/run-step.ts';
import { addUp, printSummary, type Result } from './test/summary.ts';

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

/** Everything that must hold, the quickest first. */
const steps: Step[] = [
  { name: 'lint', command: ['biome', 'check'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'imports', command: ['node', 'scripts/check-imports.ts'] },
  { name: 'names', command: ['node', 'scripts/check-names.ts'] },
  { name: 'security', command: ['node', 'scripts/check-security.ts'] },
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  {
    name: 'vitest',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    read: () => readVitestReport(vitestReport),
  },
  {
    name: 'playwright',
    command: ['playwright', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    read: () => readPlaywrightReport(playwrightReport),
    needs: 'build',
  },
];

const results: Result[] = [];
for (const step of steps) {
  const hasFailed = (name: string) => results.some((result) => result.name === name && result.failed > 0);
  results.push(step.needs && hasFailed(step.needs) ? notRun(step) : await runStep(step));
}
printSummary(results);
process.exitCode = addUp(results).failed > 0 ? 1 : 0;

function notRun({ name, needs }: Step): Result {
  return { name, passed: 0, failed: 0, skipped: 1, seconds: 0, note: `not run, because ${needs} failed` };
}
