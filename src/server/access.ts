import type { Context, Hono, HonoRequest, MiddlewareHandler } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import type { Actor } from '#/db/audit-log.ts';
import { allowForeignAccounts } from '#/http/allow-foreign-accounts.ts';
import { Refusal } from '#/http/errors.ts';
import { isJson } from '#/http/input.server.ts';
import { signedInAs } from '#/http/signed-in-as.ts';
import { staffText } from '#/i18n/tr/staff.ts';
import { readStaffCookie, type StaffEnv } from '#/staff/cookies.server.ts';
import { type Door, findDoor } from '#/staff/door.server.ts';
import { mayDo, type Permission } from '#/staff/permissions.ts';
import { type Caller, findSession, type Session } from '#/staff/sessions.server.ts';
import type { AnswerKey } from './cache/page-store.ts';
import type { Parts } from './parts.ts';
import { keyOfPage } from './public-page.ts';

interface CallDoor {
  method: string;
  path: string;
  door: Door;
}

/** Tells who may make which call; one that nothing is said of is for admins only. */
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

export function findCacheKey(door: Door | undefined, request: HonoRequest): AnswerKey | undefined {
  const kept = door?.cache?.findKept(request);
  return kept && { key: keyOfPage(request.path, kept.variant), isFixed: door?.cache?.kept === 'always' };
}

type Authorization = MiddlewareHandler<StaffEnv>;

/**
 * Makes the two checks of who may make a call. Both throw a Refusal: 401 without a session, and when the call is meant as
 * somebody else; 403 when the role may not make it. They set `session` and `actor`.
 */
export function createAuthorization(
  access: Access,
  parts: SessionParts,
): { authorize: Authorization; authorizeAgain: Authorization } {
  async function check(c: Context<StaffEnv>): Promise<void> {
    const token = readStaffCookie(c, 'session');
    const door = access.findDoor(c.req.method, c.req.path);
    const session = token ? await findSessionOf(parts, { token, isUse: !door?.isByItself }) : undefined;
    c.set('session', session);
    c.set(
      'actor',
      actorOf(session, { ...c.get('caller'), isAllowed: c.req.header(allowForeignAccounts) === 'yes' }),
    );
    if (door?.opensTo === 'everybody') return;
    if (!session) throw new Refusal('not-signed-in', staffText.notSignedIn);
    const meant = c.req.header(signedInAs);
    if (meant !== undefined && meant !== String(session.staffId))
      throw new Refusal('other-person', staffText.otherPerson);
    if (!mayDo(session.role, door?.opensTo ?? unnamed))
      throw new Refusal('not-allowed', staffText.notAllowed);
  }
  return {
    async authorize(c, next) {
      await check(c);
      await next();
    },
    /** JSON may take a minute to come, and whoever sends it may be dismissed meanwhile. Goes behind the limits of bodies. */
    async authorizeAgain(c, next) {
      if (c.get('session') && isJson(c)) {
        await c.req.text();
        await check(c);
      }
      await next();
    },
  };
}

/** The permission that a call needs which names none; only admins have it. */
const unnamed: Permission = 'people';

function actorOf(
  session: Session | undefined,
  { address, isAllowed }: Pick<Caller, 'address'> & { isAllowed: boolean },
): Actor {
  if (!session) return { staffId: null, username: '', address };
  const { staffId, username, role } = session;
  const foreignAccounts = isAllowed ? 'allowed' : 'may-be-allowed';
  return { staffId, username, address, ...(mayDo(role, 'site') && { foreignAccounts }) };
}

type SessionParts = Pick<Parts, 'database' | 'clock' | 'log'>;

/** Finds whose session a cookie names. A use whose time cannot be written is logged, and stops nobody. */
export const findSessionOf = (
  { database, clock, log }: SessionParts,
  asked: { token: string; isUse?: boolean },
) =>
  findSession(database.db, {
    ...asked,
    now: clock(),
    onError: (error) => log.warn(error, 'time of a session not written'),
  });
