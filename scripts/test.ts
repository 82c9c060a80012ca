import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checks } from './test/checks.ts';
import { readPlaywrightReport, readVitestReport } from './test/reports.ts';
import { runSteps, type Step } from './test/run-step.ts';
import { addUp, printSummary } from './test/summary.ts';

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

/** Everything that must hold, the quickest first. */
const steps: Step[] = [
  ...checks,
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

const results = await runSteps(steps);
printSummary(results);
process.exitCode = addUp(results).failed > 0 ? 1 : 0;
