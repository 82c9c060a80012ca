import { knownRole, type Role, roles } from './roles.ts';

/** What may be permitted, and the roles that may do it. A call names its permission where it stands (door.server.ts). */
const permissions = {
  /** Everything in the four tabs. */
  content: roles,
  /** Your own password and sessions. */
  ownAccount: roles,
  people: ['admin'],
  auditLog: ['admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

export const rolesWith = (permission: Permission): readonly Role[] => permissions[permission];

/** True when somebody of this role, whatever value the database holds, has the permission. */
export const mayDo = (role: string, permission: Permission): boolean =>
  rolesWith(permission).includes(knownRole(role));
