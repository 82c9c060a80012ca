import type { MiddlewareHandler } from 'hono';
import type { Actor } from '#/db/audit-log.ts';
import { forbidden, notSignedIn } from '#/http/errors.ts';
import { staffText } from '#/i18n/tr/staff.ts';
import { findPhotoListKey } from '#/photos/list-query.ts';
import { readStaffCookie, type StaffEnv } from '#/staff/cookies.server.ts';
import { mayCall } from '#/staff/permissions.ts';
import type { Caller, Session } from '#/staff/sessions.server.ts';
import type { AnswerKey } from './page-store.ts';

interface Door {
  method: 'GET' | 'POST';
  path: RegExp;
  /** Whether its answers are cached: always, or only those that were asked for last. Left out, never. */
  cached?: 'always' | 'recent';
  /**
   * Names the cached answer that the query string asks for, one of a few; undefined for an answer that is not kept.
   * A door without it has one answer, whatever the query string says.
   */
  findVariant?: (search: URLSearchParams) => string | undefined;
}

/**
 * The open doors: calls that anybody may make. Everything else under /api needs a session, so a new call is closed
 * until it is listed here.
 */
export const openDoors: readonly Door[] = [
  { method: 'GET', path: /^\/api\/news$/, cached: 'always' },
  { method: 'GET', path: /^\/api\/news\/[^/]+$/, cached: 'recent' },
  { method: 'GET', path: /^\/api\/operations$/, cached: 'always' },
  { method: 'GET', path: /^\/api\/photos$/, cached: 'always', findVariant: findPhotoListKey },
  { method: 'POST', path: /^\/api\/admin\/login$/ },
  { method: 'POST', path: /^\/api\/admin\/logout$/ },
];

/** Asking for the head alone is asking (RFC 9110 9.3.2). */
export function findOpenDoor(method: string, path: string): Door | undefined {
  const asked = method === 'HEAD' ? 'GET' : method;
  return openDoors.find((door) => door.method === asked && door.path.test(path));
}

/** Under what the answer to this call is kept; undefined when it is not. */
export function findCacheKey(call: { method: string; path: string; url: string }): AnswerKey | undefined {
  const door = findOpenDoor(call.method, call.path);
  if (!door?.cached) return undefined;
  const isFixed = door.cached === 'always';
  if (!door.findVariant) return { key: `api ${call.path}`, isFixed };
  const variant = door.findVariant(new URL(call.url).searchParams);
  return variant === undefined ? undefined : { key: `api ${call.path} ${variant}`, isFixed };
}

/**
 * Finds the session of the call, and stops at a closed door who has none, or whose role does not open it. From then on
 * `actor` says who changes things.
 */
export function guardDoors(
  findSession: (token: string) => Promise<Session | undefined>,
): MiddlewareHandler<StaffEnv> {
  return async function guardDoor(c, next) {
    const token = readStaffCookie(c, 'session');
    const session = token ? await findSession(token) : undefined;
    c.set('session', session);
    c.set('actor', actorOf(session, c.get('caller')));
    if (!findOpenDoor(c.req.method, c.req.path)) {
      if (!session) throw notSignedIn(staffText.notSignedIn);
      if (!mayCall(session.role, c.req)) throw forbidden(staffText.notAllowed);
    }
    await next();
  };
}

function actorOf(session: Session | undefined, { address }: Caller): Actor {
  const { staffId, username } = session ?? { staffId: null, username: '' };
  return { staffId, username, address };
}
