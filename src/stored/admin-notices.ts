/** What every admin is told about, until each has taken note of it. */
export const adminNoticeKinds = [
  'proposed',
  'confirmed',
  'first-accounts',
  'foreign-account',
  'outside-link',
] as const;

export type AdminNoticeKind = (typeof adminNoticeKinds)[number];
