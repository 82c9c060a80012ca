import type { MiddlewareHandler } from 'hono';
import type { Permission } from './permissions.ts';

/** Who may make a call, and whether its answers are cached. */
export interface Door {
  opensTo: Permission | 'everybody';
  cache?: AnswerCaching;
}

/** How the answers of a public call are cached. */
export interface AnswerCaching {
  /** Always, or only those that were asked for last. */
  keep: 'always' | 'recent';
  /**
   * Names the cached answer that the query string asks for, one of a few; undefined for an answer that is not cached.
   * A call without it has one answer, whatever the query string says.
   */
  findVariant?: (search: URLSearchParams) => string | undefined;
}

/** Stands before a handler and says who may reach it. Nothing is enforced here: `server/access.ts` reads all doors. */
const door = (said: Door): MiddlewareHandler =>
  Object.assign<MiddlewareHandler, { door: Door }>((_c, next) => next(), { door: said });

/** For visitors, too. */
export const openToAll = (cache?: AnswerCaching) => door({ opensTo: 'everybody', cache });

/** For those who are signed in and have the permission. */
export const allow = (permission: Permission) => door({ opensTo: permission });

export const findDoor = (handler: object): Door | undefined =>
  'door' in handler ? (handler.door as Door) : undefined;
