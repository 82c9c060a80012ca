const written = ['create', 'update', 'delete', 'restore', 'purge'] as const;

/**
 * What can be done to each kind, in the words of the log. A new domain gets a line here; the compiler then asks for
 * its sentences in the log (i18n/tr/audit-panel.ts) and its calls (server/calls.ts).
 */
const verbs = {
  news: [
    ...[...written, 'create-published', 'publish', 'publish-planned', 'stop-planned'],
    ...['unpublish', 'schedule', 'unschedule'],
  ],
  operation: [...written, 'create-published', 'publish', 'unpublish', 'hold-place', 'release-place'],
  photo: [...written, 'order'],
  document: [
    ...['update', 'publish', 'publish-planned', 'stop-planned', 'schedule', 'unschedule', 'undo', 'discard'],
    ...['notice-on', 'notice-off'],
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
  ],
  audit: ['export'],
} as const;

type Verbs = typeof verbs;
export type AuditVerb = Verbs[AuditSubject][number];

/** For example 'news.create'. */
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
