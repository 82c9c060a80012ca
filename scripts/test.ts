import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../tests/support/chromium.ts';
import { checks } from './test/checks.ts';
import { prepareMachine } from './test/programs.ts';
import { readPlaywrightReport, readVitestReport } from './test/reports.ts';
import { runSteps, type Step } from './test/run-step.ts';
import { addUp, printSummary } from './test/summary.ts';

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

prepareMachine();
const hasBrowser = findChromium() !== undefined || process.env.REQUIRE_CHROMIUM === '1';

const firstHours: Step[] = ['old', 'newest'].map((npm) => ({
  name: `${npm} npm`,
  command: ['node', 'scripts/first-hour.ts', npm],
}));

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
    command: [
      'playwright',
      'test',
      ...(hasBrowser ? ['--reporter=list,json'] : ['--reporter=json', '--list']),
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    read: () => readPlaywrightReport(playwrightReport),
    needs: 'build',
    ...(!hasBrowser && { without: 'no Chromium here' }),
  },
  // minutes and hundreds of megabytes from the registry, which nobody waits for after each change
  ...(process.env.FIRST_HOUR === '1' ? firstHours : []),
];

const results = await runSteps(steps);
printSummary(results);
process.exitCode = addUp(results).failed > 0 ? 1 : 0;
