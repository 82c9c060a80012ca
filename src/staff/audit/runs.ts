import { minute } from '#/format/durations.ts';
import { auditRuns } from '#/i18n/tr/audit-panel.ts';
import type { AuditLine } from '../answers.server.ts';

/** The fewest rows that are told as one; fewer say more one by one. */
const fewest = 3;

/** Milliseconds between two pictures that are sent over a slow line one after the other. */
const longestPause = 5 * minute;

/** Makes one entry of what a person did to several pictures in a row. The rows stay as they are. @param rows the newest first */
export function foldRuns(rows: readonly AuditLine[]): AuditLine[][] {
  const runs: AuditLine[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run && isOneRun(run.at(-1), row)) run.push(row);
    else runs.push([row]);
  }
  return runs.flatMap((run) => (run.length < fewest ? run.map((row) => [row]) : [run]));
}

/** Tells whether two rows, one after the other, may be told as one. */
export const isOneRun = (newer: AuditLine | undefined, older: AuditLine | undefined): boolean =>
  newer !== undefined &&
  older !== undefined &&
  Object.hasOwn(auditRuns, newer.action) &&
  newer.action === older.action &&
  newer.username === older.username &&
  Date.parse(newer.at) - Date.parse(older.at) <= longestPause;
