import { auditActions } from '#/i18n/tr/audit-panel.ts';
import type { AuditAction } from '#/stored/kinds.ts';
import type { AuditLine } from '../audit-schema.ts';

/** What somebody did, to stand after their name. An action of a newer version is named as it is stored. */
export function auditSentence({ action, subjectTitle }: AuditLine): string {
  return isKnown(action) ? auditActions[action](subjectTitle) : `${action}: ${subjectTitle}`;
}

const isKnown = (action: string): action is AuditAction => Object.hasOwn(auditActions, action);

const withoutChange = [
  'session.sign-in',
  'session.sign-in-failed',
  'session.sign-in-refused',
  'session.sign-out',
  'session.password',
  'session.password-failed',
  'session.password-refused',
];

/** Coming and going change no fields. */
export const hasChange = ({ action }: AuditLine) => !withoutChange.includes(action);
