import { existsSync, readFileSync } from 'node:fs';
import type { Counts } from './summary.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

export function readVitestReport(path: string): Counts | undefined {
  const report = readReport<VitestReport>(path);
  if (!report) return undefined;
  // a file that breaks before its first test has no test to count, so the file counts
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A test that passes only at the second try is a failed test. */
export function readPlaywrightReport(path: string): Counts | undefined {
  const report = readReport<PlaywrightReport>(path);
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

function readReport<Report>(path: string): Report | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
