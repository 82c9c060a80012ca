import { type Context, Hono, type MiddlewareHandler, type Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { longestJson } from '#/http/body.server.ts';
import { notFound, tooLarge } from '#/http/errors.ts';
import { errorText } from '#/i18n/tr/errors.ts';
import { mediaApi } from '#/media/api.server.ts';
import { adminNewsApi } from '#/news/admin-api.server.ts';
import { newsApi } from '#/news/api.server.ts';
import { adminOperationsApi } from '#/operations/admin-api.server.ts';
import { operationsApi } from '#/operations/api.server.ts';
import { adminPhotosApi } from '#/photos/admin-api.server.ts';
import { photosApi } from '#/photos/api.server.ts';
import { staffApi } from '#/staff/api.server.ts';
import { auditApi } from '#/staff/audit-api.server.ts';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import { peopleApi } from '#/staff/people-api.server.ts';
import { findSession } from '#/staff/sessions.server.ts';
import { sessionsApi } from '#/staff/sessions-api.server.ts';
import { findCacheKey, findOpenDoor, guardDoors } from './access.ts';
import { constantHeaders, holdingConstantHeaders } from './constant-headers.ts';
import { releaseReserve } from './disk-reserve.ts';
import { closeBodyOfHead } from './head.ts';
import { refuseOtherOrigins, safeMethods } from './own-origin.ts';
import type { PageCache } from './page-cache.ts';
import type { Parts } from './parts.ts';
import { uploadPath } from './time-limits.ts';
import { refuseControlCharacters } from './typed-address.ts';

/** Every call under /api, behind the doors of access.ts. */
export function api({ database, clock, config, pageCache, contentWatch, passwordQueues, log, media }: Parts) {
  const { db } = database;
  const onError = (error: unknown) => log.warn(error, 'time of a session not written');
  return new Hono<StaffEnv>()
    .use(closeBodyOfHead)
    .use(refuseControlCharacters)
    .use(refuseOtherOrigins(config.siteUrl))
    .use(cachePublicAnswers(pageCache, config.siteUrl))
    .use(guardDoors((token) => findSession(db, { token, now: clock(), onError })))
    .use(
      afterWrites(() =>
        contentWatch.look().catch((error: unknown) => log.error(error, 'cached pages not cleared')),
      ),
    )
    .use(limitJson)
    .use(releaseReserve(config))
    .route('/news', newsApi({ db, clock }))
    .route('/admin/news', adminNewsApi({ db, clock }))
    .route('/operations', operationsApi({ db, clock }))
    .route('/admin/operations', adminOperationsApi({ db, clock }))
    .route('/photos', photosApi({ db, clock }))
    .route('/admin/photos', adminPhotosApi({ db, clock }))
    .route('/admin/staff', peopleApi({ db, clock, passwordQueues }))
    .route('/admin/sessions', sessionsApi({ db, clock }))
    .route('/admin', auditApi({ db, clock }))
    .route('/admin', staffApi({ db, clock, passwordQueues }))
    .route('/media', mediaApi({ ...media, db, clock }))
    .all('*', () => {
      throw notFound(errorText.noSuchCall);
    });
}

/** Public JSON is kept like a page, before any cookie is looked at: everybody gets the same bytes. */
function cachePublicAnswers(cache: PageCache, siteUrl: string | undefined): MiddlewareHandler {
  const headers = { ...constantHeaders(siteUrl), 'content-type': 'application/json' };
  return async function cachePublicAnswer(c, next) {
    const render = async () => {
      await next();
      return { status: c.res.status, body: await c.res.text(), headers };
    };
    const asked = findCacheKey(c.req);
    if (asked) {
      c.res = await holdingConstantHeaders(c, cache.respond(c.req.raw, asked, render));
    } else if (safeMethods.includes(c.req.method) && findOpenDoor(c.req.method, c.req.path)) {
      c.res = await holdingConstantHeaders(c, cache.respondUncached(c.req.raw, render));
    } else {
      // thousands of articles are megabytes of text, and an editor may be on a phone
      await (c.req.method === 'GET' ? compressAnswer(c, next) : next());
      c.header('cache-control', 'no-store');
    }
  };
}

const compressAnswer = compress();

/** A writer sees their own change on the next page they open, whichever store function made it. */
function afterWrites(look: () => Promise<void>): MiddlewareHandler {
  return async function lookAfterWrite(c, next) {
    await next();
    if (!safeMethods.includes(c.req.method)) await look();
  };
}

const jsonLimit = bodyLimit({
  maxSize: longestJson,
  onError: () => {
    throw tooLarge(errorText.bodyTooLarge);
  },
});

/** An upload streams through the limits of the media domain instead. */
const limitJson = (c: Context, next: Next) => (c.req.path === uploadPath ? next() : jsonLimit(c, next));
