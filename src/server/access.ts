import type { Hono, MiddlewareHandler } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import type { Actor } from '#/db/audit-log.ts';
import { Refusal } from '#/http/errors.ts';
import { staffText } from '#/i18n/tr/staff.ts';
import { readStaffCookie, type StaffEnv } from '#/staff/cookies.server.ts';
import { type Door, findDoor } from '#/staff/door.server.ts';
import { mayDo, type Permission } from '#/staff/permissions.ts';
import type { Caller, Session } from '#/staff/sessions.server.ts';
import type { AnswerKey } from './cache/page-store.ts';

interface CallDoor {
  method: string;
  path: string;
  door: Door;
}

/** A call without a door is for admins only. */
export interface Access {
  doors: readonly CallDoor[];
  findDoor(method: string, path: string): Door | undefined;
}

export function readAccess(calls: Hono<StaffEnv>): Access {
  const doors = calls.routes.flatMap(({ method, path, handler }) => {
    const door = findDoor(handler);
    return door ? [{ method, path, door }] : [];
  });
  const router = new TrieRouter<Door>();
  for (const { method, path, door } of doors) router.add(method, path, door);
  return {
    doors,
    // RFC 9110 9.3.2: HEAD gets the same answer as GET, without the body
    findDoor: (method, path) => router.match(method === 'HEAD' ? 'GET' : method, path)[0][0]?.[0],
  };
}

export function findCacheKey(
  door: Door | undefined,
  { path, url }: { path: string; url: string },
): AnswerKey | undefined {
  if (!door?.cache) return undefined;
  const { cached, findVariant } = door.cache;
  const isFixed = cached === 'always';
  const { search, searchParams } = new URL(url);
  if (!findVariant || search === '') return { key: path, isFixed };
  const variant = findVariant(searchParams);
  return variant === undefined ? undefined : { key: `${path} ${variant}`, isFixed };
}

/** @throws {Refusal} 401 without a session, 403 when the role may not make the call. Sets `session` and `actor`. */
export function guardDoors(
  access: Access,
  findSession: (token: string, isUse: boolean) => Promise<Session | undefined>,
): MiddlewareHandler<StaffEnv> {
  return async function guardDoor(c, next) {
    const token = readStaffCookie(c, 'session');
    const door = access.findDoor(c.req.method, c.req.path);
    const session = token ? await findSession(token, !door?.isByItself) : undefined;
    c.set('session', session);
    c.set('actor', actorOf(session, c.get('caller')));
    if (door?.opensTo !== 'everybody') {
      if (!session) throw new Refusal('not-signed-in', staffText.notSignedIn);
      if (!mayDo(session.role, door?.opensTo ?? unsaid))
        throw new Refusal('not-allowed', staffText.notAllowed);
    }
    await next();
  };
}

/** The permission of a call that names none; only admins have it. */
const unsaid: Permission = 'people';

function actorOf(session: Session | undefined, { address }: Caller): Actor {
  const { staffId, username } = session ?? { staffId: null, username: '' };
  return { staffId, username, address };
}
