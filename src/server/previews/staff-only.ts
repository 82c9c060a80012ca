import type { MiddlewareHandler } from 'hono';
import { panelPaths } from '#/http/panel-paths.ts';
import { readStaffCookie, type StaffEnv } from '#/staff/cookies.server.ts';
import { mayDo, type Permission } from '#/staff/permissions.ts';
import { findSessionOf } from '../access.ts';
import type { Parts } from '../parts.ts';
import { uncachedHeaders } from '../security.ts';

/** Leads who is not signed in to the sign-in form, and whose role may not see the page to the panel. */
export function leadOutStrangers(
  parts: Pick<Parts, 'database' | 'clock' | 'log'>,
  permission: Permission = 'content',
): MiddlewareHandler<StaffEnv> {
  return async (c, next) => {
    const token = readStaffCookie(c, 'session');
    const session = token && (await findSessionOf(parts, { token }));
    if (session && mayDo(session.role, permission)) return next();
    const location = session ? panelPaths.panel : panelPaths.signIn;
    return c.body(null, 302, { ...uncachedHeaders, location });
  };
}
