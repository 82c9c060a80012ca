import { staffText as text } from '#/i18n/tr/staff.ts';

/** Roles of people. `management` stands for any other value, which older data may hold. */
export const roles = ['admin', 'media', 'management'] as const;
export type Role = (typeof roles)[number];

export const knownRole = (role: string): Role => roles.find((known) => known === role) ?? 'management';

/** Names a role: Yönetici, Medya, or Yönetim for any other. */
export const roleLabel = (role: string) => text.roles[knownRole(role)];

/** The roles that have each permission. A call names its permission where it stands (door.server.ts). */
const permissions = {
  /** Everything in the four tabs. */
  content: roles,
  /** Your own password and sessions. */
  ownAccount: roles,
  /** What visitors see, where `PUBLISHING` leaves it to admins. */
  publish: ['admin'],
  /** The documents that the site's pages are made of. */
  site: ['admin'],
  people: ['admin'],
  auditLog: ['admin'],
} as const satisfies Record<string, readonly Role[]>;

export const publishingRules = ['everyone', 'admins'] as const;
export type PublishingRule = (typeof publishingRules)[number];

export type Permission = keyof typeof permissions;

export const rolesWith = (permission: Permission): readonly Role[] => permissions[permission];

/**
 * Tells whether a role has a permission.
 * @param role any value that the database holds
 */
export const mayDo = (role: string, permission: Permission): boolean =>
  rolesWith(permission).includes(knownRole(role));

export const mayPublish = (role: string, rule: PublishingRule): boolean =>
  rule === 'everyone' || mayDo(role, 'publish');
