import { type AuditAction, type AuditVerb, auditActions } from './kinds.ts';

/** What was done, whatever it was done to: the log can be narrowed to one. Some actions are of two; `people` is all of `staff`. */
const verbs = {
  publish: ['create-published', 'publish', 'publish-planned', 'notice-on', 'confirm', 'show'],
  unpublish: ['unpublish', 'notice-off', 'hide'],
  schedule: ['schedule', 'unschedule', 'stop-planned'],
  create: ['create', 'create-published'],
  update: ['update', 'order', 'hold-place', 'release-place', 'copy'],
  delete: ['delete', 'discard', 'purge'],
  restore: ['restore', 'undo'],
  signIn: ['sign-in', 'sign-in-failed', 'sign-in-refused', 'code-failed', 'sign-out', 'end'],
  people: [],
  accounts: ['propose', 'confirm', 'withdraw', 'reject'],
} as const satisfies Record<string, readonly AuditVerb[]>;

export type Act = keyof typeof verbs;

export const acts = Object.keys(verbs) as Act[];

export function actionsOf(act: Act): AuditAction[] {
  if (act === 'people') return auditActions.filter((action) => action.startsWith('staff.'));
  const meant: readonly string[] = verbs[act];
  return auditActions.filter((action) => meant.includes(action.replace(/^.*\./, '')));
}
