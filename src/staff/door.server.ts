import type { Context, MiddlewareHandler } from 'hono';
import type { AuditContext } from '#/db/audit-log.ts';
import type { StaffEnv } from './cookies.server.ts';
import type { Permission } from './permissions.ts';

export interface Door {
  opensTo: Permission | 'everybody';
  cache?: AnswerCaching;
  /** The panel makes the call by itself, so that a session is not kept alive by a form that lies open. */
  isByItself?: boolean;
}

export interface AnswerCaching {
  /** `recent` caches only the answers that were asked for last. */
  cached: 'always' | 'recent';
  /**
   * Names one of a few cached answers by the query string; undefined for an answer that is not cached.
   * Without it the call has one answer for every query string.
   */
  findVariant?: (search: URLSearchParams) => string | undefined;
}

/** Enforces nothing itself: `server/access.ts` reads all doors. */
const door = (said: Door): MiddlewareHandler =>
  Object.assign<MiddlewareHandler, { door: Door }>((_c, next) => next(), { door: said });

export const openToAll = (cache?: AnswerCaching) => door({ opensTo: 'everybody', cache });

export const allow = (permission: Permission, { isByItself }: Pick<Door, 'isByItself'> = {}) =>
  door({ opensTo: permission, isByItself });

export const findDoor = (handler: object): Door | undefined =>
  'door' in handler ? (handler.door as Door) : undefined;

/** Who makes the call, and when: what every write begins with. */
export const byOf = (c: Context<StaffEnv>, clock: () => Date): AuditContext => ({
  actor: c.get('actor'),
  now: clock(),
});
