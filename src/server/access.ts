import type { Hono, MiddlewareHandler } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import type { Actor } from '#/db/audit-log.ts';
import { Refusal } from '#/http/errors.ts';
import { staffText } from '#/i18n/tr/staff.ts';
import { readStaffCookie, type StaffEnv } from '#/staff/cookies.server.ts';
import { type Door, findDoor } from '#/staff/door.server.ts';
import { mayDo, type Permission } from '#/staff/permissions.ts';
import type { Caller, Session } from '#/staff/sessions.server.ts';
import type { AnswerKey } from './page-store.ts';

/** One call, `:id` and the like standing for any one part of its path, and who may make it. */
interface CallDoor {
  method: string;
  path: string;
  door: Door;
}

/** Who may make which call, as the calls themselves say it. A call that says nothing is for admins. */
export interface Access {
  doors: readonly CallDoor[];
  findDoor(method: string, path: string): Door | undefined;
}

/** @param calls mounted under the paths at which they are asked for */
export function readAccess(calls: Hono<StaffEnv>): Access {
  const doors = calls.routes.flatMap(({ method, path, handler }) => {
    const door = findDoor(handler);
    return door ? [{ method, path, door }] : [];
  });
  const router = new TrieRouter<Door>();
  for (const { method, path, door } of doors) router.add(method, path, door);
  return {
    doors,
    // asking for the head alone is asking (RFC 9110 9.3.2)
    findDoor: (method, path) => router.match(method === 'HEAD' ? 'GET' : method, path)[0][0]?.[0],
  };
}

/** Under what the answer to this call is cached; undefined when it is not. */
export function findCacheKey(
  door: Door | undefined,
  { path, url }: { path: string; url: string },
): AnswerKey | undefined {
  if (!door?.cache) return undefined;
  const { keep, findVariant } = door.cache;
  const isFixed = keep === 'always';
  if (!findVariant) return { key: `api ${path}`, isFixed };
  const variant = findVariant(new URL(url).searchParams);
  return variant === undefined ? undefined : { key: `api ${path} ${variant}`, isFixed };
}

/**
 * Finds the session of the call, and stops at a closed door who has none, or whose role does not open it. From then on
 * `actor` says who changes things.
 */
export function guardDoors(
  access: Access,
  findSession: (token: string) => Promise<Session | undefined>,
): MiddlewareHandler<StaffEnv> {
  return async function guardDoor(c, next) {
    const token = readStaffCookie(c, 'session');
    const session = token ? await findSession(token) : undefined;
    c.set('session', session);
    c.set('actor', actorOf(session, c.get('caller')));
    const door = access.findDoor(c.req.method, c.req.path);
    if (door?.opensTo !== 'everybody') {
      if (!session) throw new Refusal('not-signed-in', staffText.notSignedIn);
      if (!mayDo(session.role, door?.opensTo ?? unsaid))
        throw new Refusal('not-allowed', staffText.notAllowed);
    }
    await next();
  };
}

/** What an admin alone may do: a call that names no permission asks for it. */
const unsaid: Permission = 'people';

function actorOf(session: Session | undefined, { address }: Caller): Actor {
  const { staffId, username } = session ?? { staffId: null, username: '' };
  return { staffId, username, address };
}
