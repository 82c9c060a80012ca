/** Kinds of notices that every admin is told until each has taken note of them. */
export const adminNoticeKinds = [
  'proposed',
  'confirmed',
  'first-accounts',
  'foreign-account',
  'outside-link',
  'figures-proposed',
  'figures-confirmed',
  'permit-ends',
] as const;

export type AdminNoticeKind = (typeof adminNoticeKinds)[number];
