/** Kinds of notices that every admin is told until each has taken note of them. */
export const adminNoticeKinds = [
  'proposed',
  'confirmed',
  'first-accounts',
  'foreign-account',
  'outside-link',
] as const;

export type AdminNoticeKind = (typeof adminNoticeKinds)[number];
