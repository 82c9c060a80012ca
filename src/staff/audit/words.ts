import { formatMoment } from '#/format/dates.ts';
import { auditActions, auditValue } from '#/i18n/tr/audit-panel.ts';
import type { AuditAction } from '#/stored/kinds.ts';
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
