import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plantTree } from '../../tests/support/planted-tree.ts';
import { readPlaywrightReport, readVitestReport } from './reports.ts';
import { addUp, sumLine } from './summary.ts';

test('the tests of Vitest are counted by its own report', () => {
  const path = write({
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [],
  });
  expect(readVitestReport(path)).toEqual({ passed: 5, failed: 1, skipped: 3 });
});

test('a test file that breaks before its first test is a failure', () => {
  const counts = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 };
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  expect(readVitestReport(write({ ...counts, testResults }))?.failed).toBe(2);
});

test('a browser test that passes only now and then is a failure', () => {
  const path = write({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 }, errors: [] });
  expect(readPlaywrightReport(path)).toEqual({ passed: 7, failed: 2, skipped: 2 });
});

test('a runner that died leaves no report', () => {
  expect(readVitestReport(join(plantTree({}), 'none.json'))).toBeUndefined();
});

test('the last line names skipped tests only when there are some', () => {
  const [one, other] = [
    { passed: 1, failed: 0, skipped: 0 },
    { passed: 2, failed: 1, skipped: 3 },
  ];
  expect(sumLine(one)).toBe('1 passed, 0 failed');
  expect(sumLine(addUp([one, other]))).toBe('3 passed, 1 failed, 3 skipped');
});

function write(report: object): string {
  return join(plantTree({ 'report.json': JSON.stringify(report) }), 'report.json');
}
