import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checks } from './test/checks.ts';
import { readVitestReport } from './test/reports.ts';
import { runSteps } from './test/run-step.ts';
import { addUp, printSummary } from './test/summary.ts';

/*
 * What to run before each commit: the checks, and the tests that need no server of their own, on SQLite.
 * `npm test` runs everything.
 */
const folder = mkdtempSync(join(tmpdir(), 'check-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const report = join(folder, 'vitest.json');

const results = await runSteps([
  ...checks,
  {
    name: 'unit',
    command: [
      'vitest',
      'run',
      '--project=quick',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    read: () => readVitestReport(report),
  },
]);
printSummary(results);
process.exitCode = addUp(results).failed > 0 ? 1 : 0;
