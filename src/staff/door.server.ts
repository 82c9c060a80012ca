import type { Context, HonoRequest, MiddlewareHandler } from 'hono';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { AuditContext } from '#/db/audit-log.ts';
import type { Tables } from '#/db/tables.ts';
import { type CallShape, json } from '#/http/call-shape.server.ts';
import { invalid } from '#/http/errors.ts';
import { readQuery } from '#/http/input.server.ts';
import { errorText as text } from '#/i18n/tr/errors.ts';
import type { StaffEnv } from './cookies.server.ts';
import type { Permission } from './permissions.ts';

export interface Door {
  opensTo: Permission | 'everybody';
  /** Only `cachedCall` makes one. */
  cache?: AnswerCaching;
  /** The panel makes the call by itself, so that a session is not kept alive by a form that lies open. */
  isByItself?: boolean;
}

interface AnswerCaching {
  kept: 'always' | 'recent';
  /** Whether the call has more than one answer for a path. */
  isByQuery: boolean;
  /** Undefined for an answer that is not kept. `variant` is undefined where nothing is asked. */
  findKept(request: HonoRequest): { variant: string | undefined } | undefined;
}

/** Enforces nothing itself: `server/access.ts` reads all doors. */
const door = (said: Door): MiddlewareHandler =>
  Object.assign<MiddlewareHandler, { door: Door }>((_c, next) => next(), { door: said });

export const openToAll = () => door({ opensTo: 'everybody' });

export const allow = (permission: Permission, { isByItself }: Pick<Door, 'isByItself'> = {}) =>
  door({ opensTo: permission, isByItself });

export const findDoor = (handler: object): Door | undefined =>
  'door' in handler ? (handler.door as Door) : undefined;

/** Tells who makes the call, and when: what every write begins with. */
export const byOf = (c: Context<StaffEnv>, clock: () => Date): AuditContext => ({
  actor: c.get('actor'),
  now: clock(),
});

/** What of a query string names the answer: kinds of values that JSON tells apart. */
type Asked = Record<string, string | number | boolean | null | undefined>;
type AskedSchema = z.ZodObject & z.ZodType<Asked>;

interface CachedCall<Answer> {
  gives: Answer;
  /** `recent` keeps only the answers that were asked for last. */
  kept: 'always' | 'recent';
}

interface QueriedCall<Answer, Schema extends AskedSchema> extends CachedCall<Answer> {
  query: Schema;
  /** True for few queries, or few that are answered with 200: made-up ones must not fill the cache. */
  mayKeep: (query: z.output<Schema>) => boolean;
}

type MakeAnswer<Query, Answer> = (asked: {
  /** Notes what is read: the answer is made again when that was written. */
  db: Kysely<Tables>;
  query: Query;
  /** Of the path. */
  params: Record<string, string | undefined>;
}) => Answer | Promise<Answer>;

/**
 * A call for everybody whose answers are cached, each under its path and its query as the schema reads it. The handler gets
 * nothing else, never the request, so an answer cannot depend on what its key does not name. Takes the place of `openToAll`,
 * `asks` and `gives`. The call throws a Refusal: 400 for a query that breaks the schema.
 */
export function cachedCall<Answer extends z.ZodType, Schema extends AskedSchema>(
  call: QueriedCall<Answer, Schema>,
  makeAnswer: MakeAnswer<z.output<Schema>, z.output<Answer>>,
): MiddlewareHandler;
export function cachedCall<Answer extends z.ZodType>(
  call: CachedCall<Answer>,
  makeAnswer: MakeAnswer<unknown, z.output<Answer>>,
): MiddlewareHandler;
export function cachedCall(
  { gives, ...call }: CachedCall<z.ZodType> & Partial<QueriedCall<z.ZodType, AskedSchema>>,
  makeAnswer: MakeAnswer<Asked, unknown>,
): MiddlewareHandler {
  const { query = z.object({}) } = call;
  const said: { door: Door; shape: CallShape } = {
    door: { opensTo: 'everybody', cache: cachingOf(call) },
    shape: { query: call.query, answer: json(gives), status: 200 },
  };
  const answer: MiddlewareHandler<StaffEnv> = async (c) => {
    const { data } = readQuery(c.req, query);
    if (!data) throw invalid(text.listChoiceInvalid);
    return Response.json(await makeAnswer({ db: c.get('noting'), query: data, params: c.req.param() }));
  };
  return Object.assign(answer, said);
}

type Keeping = Partial<Pick<QueriedCall<unknown, AskedSchema>, 'query' | 'mayKeep'>>;

function cachingOf({ kept, query, mayKeep }: Pick<AnswerCaching, 'kept'> & Keeping): AnswerCaching {
  if (!query || !mayKeep) return { kept, isByQuery: false, findKept: () => ({ variant: undefined }) };
  const plain = JSON.stringify(query.safeParse({}).data);
  return {
    kept,
    isByQuery: true,
    findKept(request) {
      const { data } = readQuery(request, query);
      if (!data || !mayKeep(data)) return undefined;
      const variant = JSON.stringify(data);
      return { variant: variant === plain ? undefined : variant };
    },
  };
}
