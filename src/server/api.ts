import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { Refusal } from '#/http/errors.ts';
import { limitBody, longestJson, longestOfStranger } from '#/http/input.server.ts';
import { errorText } from '#/i18n/tr/errors.ts';
import { resumablePath, uploadPath } from '#/media/resumable/paths.ts';
import { importPath } from '#/operations/csv/shape.ts';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import { type Access, createAuthorization, findCacheKey, readAccess } from './access.ts';
import { noteTables } from './cache/dependencies.ts';
import { calls } from './calls.ts';
import { releaseReserve } from './condition.ts';
import { refuseOtherCalls } from './not-found.ts';
import type { Parts } from './parts.ts';
import { constantHeaders, holdingConstantHeaders, refuseOtherOrigins, safeMethods } from './security.ts';

export function api(parts: Parts) {
  const { config, contentWatch, log } = parts;
  const ownCalls = calls(parts);
  const access = readAccess(ownCalls);
  const { authorize, authorizeAgain } = createAuthorization(access, parts);
  return new Hono<StaffEnv>()
    .use('/api/*', closeBodyOfHead)
    .use('/api/*', refuseControlCharacters)
    .use('/api/*', refuseOtherOrigins(config.siteUrl))
    .use('/api/*', refuseOtherCalls(ownCalls))
    .use('/api/*', cachePublicAnswers(access, parts))
    .use('/api/*', authorize)
    .use(
      '/api/*',
      afterWrites(() =>
        contentWatch.look().catch((error: unknown) => log.error(error, 'cached pages not cleared')),
      ),
    )
    .use('/api/*', limitJson(access))
    .use('/api/*', authorizeAgain)
    .use('/api/*', releaseReserve(config))
    .route('/', ownCalls);
}

/** Runs before any cookie is read, because everybody gets the same bytes. */
export function cachePublicAnswers(
  access: Access,
  { pageCache: cache, database, config }: Pick<Parts, 'pageCache' | 'database' | 'config'>,
): MiddlewareHandler<StaffEnv> {
  const headers = { ...constantHeaders(config), 'content-type': 'application/json' };
  return async function cachePublicAnswer(c, next) {
    const render = async () => {
      const noting = noteTables(database.db);
      c.set('noting', noting.db);
      await next();
      const body = await c.res.text();
      return { status: c.res.status, body, headers, dependencies: noting.dependencies() };
    };
    const door = access.findDoor(c.req.method, c.req.path);
    const asked = findCacheKey(door, c.req);
    if (asked) {
      c.res = await holdingConstantHeaders(c, cache.respond(c.req.raw, asked, render));
    } else if (safeMethods.includes(c.req.method) && door?.opensTo === 'everybody') {
      c.res = await holdingConstantHeaders(c, cache.respondUncached(c.req.raw, render));
    } else {
      // the list of all articles can be megabytes of text, and an editor may be on a phone
      await (c.req.method === 'GET' ? compressAnswer(c, next) : next());
      c.header('cache-control', 'no-store');
    }
  };
}

const compressAnswer = compress();

/** Clears cached pages before the answer, so editors see their own change on the next page they open. */
function afterWrites(look: () => Promise<unknown>): MiddlewareHandler {
  return async function lookAfterWrite(c, next) {
    await next();
    if (!safeMethods.includes(c.req.method)) await look();
  };
}

/** Files have limits of their own, in src/media/upload, src/media/resumable and src/operations. */
function limitJson(access: Access): MiddlewareHandler {
  const [forStrangers, forStaff] = [limitBody(longestOfStranger), limitBody(longestJson)];
  return function limitJsonOf(c, next) {
    if (bringsFile(c.req)) return next();
    const isOpen = access.findDoor(c.req.method, c.req.path)?.opensTo === 'everybody';
    return (isOpen ? forStrangers : forStaff)(c, next);
  };
}

const bringsFile = ({ method, path }: Context['req']) =>
  path === uploadPath || path === importPath || (method === 'PATCH' && path.startsWith(`${resumablePath}/`));

/** Hono answers HEAD as GET and drops the body unread (RFC 9110 9.3.2), so its file or export is closed here. */
const closeBodyOfHead: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.req.method === 'HEAD') await c.res.body?.cancel();
};

/** NUL and the other ASCII control characters, as an address encodes them. */
const control = /%[01][0-9a-f]|%7f/i;

/**
 * No path or filter of ours has control characters, and PostgreSQL accepts no NUL. `readBody` checks JSON bodies.
 * @throws {Refusal} 404 for one in the path, 400 for one in the query
 */
const refuseControlCharacters: MiddlewareHandler = async (c, next) => {
  const [path = '', ...query] = c.req.url.split('?');
  if (control.test(path)) throw new Refusal('no-such-call', errorText.noSuchCall);
  if (control.test(query.join('?'))) throw new Refusal('odd-query', errorText.oddQuery);
  await next();
};
