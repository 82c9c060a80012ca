import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPlaywrightReport, readVitestReport } from '../test/reports.ts';
import { runStep } from '../test/run-step.ts';
import type { Result } from '../test/summary.ts';

export interface FileResult extends Result {
  /** What the tests printed: how many tries a claim has stood. */
  claims: string[];
}

const mostSeconds = 300;
const claimsReporter = './scripts/test-faults/claims-reporter.ts';

/** Runs one file of tests/faults; `reports` is a folder for what the runners write. Too slow is a failure. */
export async function runFile(name: string, reports: string): Promise<FileResult> {
  const report = join(reports, `${name}.json`);
  const claims = join(reports, `${name}.txt`);
  const isBrowser = name.endsWith('.e2e.ts');
  const result = await runStep({
    name,
    command: isBrowser ? playwright(name) : vitest(name, report),
    env: { CLAIMS_FILE: claims, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    read: () => (isBrowser ? readPlaywrightReport(report) : readVitestReport(report)),
  });
  return { ...refuseSlow(result), claims: readLines(claims) };
}

const vitest = (name: string, report: string): [string, ...string[]] => [
  'vitest',
  'run',
  '--project=faults',
  `tests/faults/${name}`,
  '--reporter=default',
  '--reporter=json',
  `--reporter=${claimsReporter}`,
  `--outputFile.json=${report}`,
];

const playwright = (name: string): [string, ...string[]] => [
  'playwright',
  'test',
  '--config=playwright.faults.config.ts',
  `--reporter=list,json,${claimsReporter}`,
  `tests/faults/${name}`,
];

function refuseSlow(result: Result): Result {
  if (result.seconds <= mostSeconds) return result;
  return { ...result, failed: result.failed + 1, note: `took longer than ${mostSeconds} s` };
}

const readLines = (path: string): string[] =>
  existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
