const written = ['create', 'update', 'delete', 'restore', 'purge'] as const;

/**
 * What there is to change, by the name that the log gives it, and what can be done to it. A new domain gets a line here;
 * the compiler then asks for its sentences in the log (i18n/tr/audit-panel.ts) and its calls (server/domains.ts).
 */
const verbs = {
  news: written,
  operation: written,
  photo: ['create', 'delete', 'restore', 'purge'],
  media: [...written, 'copy', 'hide', 'show'],
  staff: ['create', 'update', 'disable', 'enable', 'password', 'end-sessions'],
  session: [
    ...['sign-in', 'sign-in-failed', 'sign-in-refused', 'sign-out', 'end'],
    ...['password', 'password-failed', 'password-refused'],
  ],
  audit: ['export'],
} as const;

type Verbs = typeof verbs;

/** A change as the log names it: 'news.create'. */
export type AuditAction = { [Kind in keyof Verbs]: `${Kind}.${Verbs[Kind][number]}` }[keyof Verbs];

export type AuditSubject = keyof Verbs;

/** The tables of what staff write in the tabs, by kind; their rows have a title and go to the bin. */
export const tableOf = { news: 'news', operation: 'operations', photo: 'photos' } as const satisfies Partial<
  Record<AuditSubject, string>
>;

/** Something that staff write in a tab of the panel. */
export type StoredKind = keyof typeof tableOf;

/** One that can be changed, not only added and deleted. */
export type ChangeableKind = {
  [Kind in StoredKind]: `${Kind}.update` extends AuditAction ? Kind : never;
}[StoredKind];
