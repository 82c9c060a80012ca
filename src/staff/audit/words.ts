import { formatMoment } from '#/format/dates.ts';
import { minute } from '#/format/durations.ts';
import { auditActions, auditRuns, auditValue } from '#/i18n/tr/audit-panel.ts';
import type { AuditAction } from '#/stored/kinds.ts';
import type { AuditLine } from '../answers.server.ts';
import { roleLabel } from '../permissions.ts';

// How the log is read, in the panel and in the file that is taken away.

/** Says what was done, after the person's name. An action of a newer version is named as it is stored. */
export const auditSentence = (action: string, title: string): string =>
  isKnown(action) ? auditActions[action](title) : `${action}: ${title}`;

const isKnown = (action: string): action is AuditAction => Object.hasOwn(auditActions, action);

const times = ['publishAt', 'uploadedAt'];

/** Writes the value of a changed field as a person reads it. */
export function auditShown(name: string, value: unknown): string {
  if (name === 'role') return roleLabel(String(value));
  if (times.includes(name) && typeof value === 'string') return formatMoment(value);
  return auditValue(name, value);
}

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
