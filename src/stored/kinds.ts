const written = ['create', 'update', 'delete', 'restore', 'purge'] as const;

/**
 * What can be done to each kind, in the words of the log. A new domain gets a line here; the compiler then asks for
 * its sentences in the log (i18n/tr/audit-panel.ts) and its calls (server/calls.ts).
 */
const verbs = {
  news: [
    ...[...written, 'create-published', 'publish', 'publish-planned', 'stop-planned'],
    ...['unpublish', 'schedule', 'unschedule', 'go-back'],
  ],
  operation: [
    ...[...written, 'create-published', 'publish', 'unpublish', 'go-back'],
    ...['hold-place', 'release-place'],
  ],
  photo: [...written, 'order'],
  document: [
    ...['update', 'publish', 'publish-planned', 'stop-planned', 'schedule', 'unschedule', 'undo', 'discard'],
    ...['notice-on', 'notice-off', 'go-back'],
    ...['propose', 'confirm', 'withdraw', 'reject'],
  ],
  media: [...written, 'copy', 'hide', 'show'],
  staff: [
    'create',
    'update',
    'name',
    'disable',
    'enable',
    'password',
    'end-sessions',
    'invite',
    'reset',
    'mail-link',
    'second-factor-off',
  ],
  session: [
    ...['sign-in', 'sign-in-failed', 'sign-in-refused', 'sign-out', 'end'],
    ...['password', 'password-link', 'password-failed', 'password-refused'],
    ...['confirm-failed', 'confirm-refused'],
    ...['code-failed', 'second-factor-on', 'second-factor-off'],
    ...['second-factor-failed', 'second-factor-refused'],
    ...['passkey-sign-in', 'passkey-failed', 'passkey-cloned', 'passkey-add', 'passkey-remove'],
    ...['recovery-sign-in', 'recovery-codes'],
  ],
  audit: ['export'],
} as const;

type Verbs = typeof verbs;
type AuditVerb = Verbs[AuditSubject][number];

/** Action of the log, for example 'news.create'. */
export type AuditAction = { [Kind in keyof Verbs]: `${Kind}.${Verbs[Kind][number]}` }[keyof Verbs];

export type AuditSubject = keyof Verbs;

export const auditActions = Object.entries(verbs).flatMap(([kind, done]) =>
  done.map((verb) => `${kind}.${verb}` as AuditAction),
);

/** Kinds that staff write in the tabs; their rows have a title and go to the bin. */
export const tableOf = { news: 'news', operation: 'operations', photo: 'photos' } as const satisfies Partial<
  Record<AuditSubject, string>
>;

export type StoredKind = keyof typeof tableOf;

export const storedKinds = Object.keys(tableOf) as [StoredKind, ...StoredKind[]];

/** What was done, whatever it was done to: the log can be narrowed to one. Some actions are of two; `people` is all of `staff`. */
const verbsOfAct = {
  publish: ['create-published', 'publish', 'publish-planned', 'notice-on', 'confirm', 'show'],
  unpublish: ['unpublish', 'notice-off', 'hide'],
  schedule: ['schedule', 'unschedule', 'stop-planned'],
  create: ['create', 'create-published'],
  update: ['update', 'order', 'hold-place', 'release-place', 'copy'],
  delete: ['delete', 'discard', 'purge'],
  restore: ['restore', 'undo', 'go-back'],
  signIn: [
    ...['sign-in', 'sign-in-failed', 'sign-in-refused', 'code-failed', 'sign-out', 'end'],
    ...['passkey-sign-in', 'passkey-failed', 'passkey-cloned', 'recovery-sign-in'],
  ],
  people: [],
  accounts: ['propose', 'confirm', 'withdraw', 'reject'],
} as const satisfies Record<string, readonly AuditVerb[]>;

export type Act = keyof typeof verbsOfAct;

export const acts = Object.keys(verbsOfAct) as Act[];

export function actionsOf(act: Act): AuditAction[] {
  if (act === 'people') return auditActions.filter((action) => action.startsWith('staff.'));
  const meant: readonly string[] = verbsOfAct[act];
  return auditActions.filter((action) => meant.includes(action.replace(/^.*\./, '')));
}
