import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import { constantHeaders, type Reached } from './constant-headers.ts';

/** In characters. No address of ours is longer, and what strangers make up costs no second look. */
const longest = 200;
const endOfSentence = /[ \u00a0/.,;:!?…()[\]{}<>"'`´‘’“”«»*_]+$/u;
/** `’ye`, `'deki`: how Turkish puts a suffix to a name. */
const suffix = /['’‘`´]\p{L}{1,12}$/u;
/** Of this site, read by a browser as it stands, and no call: programs are told of their mistakes. */
const ourAddress = /^(?!\/api\/)(?:\/[\w.~-]+)+$/;

/**
 * Leads from a mistyped address to the page that was meant, in one step, and only when nothing is at the address itself and
 * something at the other. Goes before the pages.
 */
export function leadFromMistyped(app: Hono<StaffEnv>, reached: Reached): MiddlewareHandler<StaffEnv> {
  return async function leadOn(c, next) {
    await next();
    if (c.res.status !== 404 || !['GET', 'HEAD'].includes(c.req.method)) return;
    const meant = mendPath(c.req.path);
    const place = meant && (await findPlace(app, meant, c.env));
    if (!place) return;
    // without the headers of the answer that it takes the place of
    c.res = undefined;
    c.res = new Response(null, {
      status: 301,
      headers: { ...constantHeaders(reached), location: withQuery(place, c) },
    });
  };
}

/** Without the sentence's punctuation, a Turkish suffix and capitals. @returns undefined when there is nothing to mend */
function mendPath(typed: string): string | undefined {
  // nobody means two slashes, and behind the first a browser would read another site
  if (typed.length > longest || typed.includes('//')) return undefined;
  const mended = decode(typed)
    .replace(endOfSentence, '')
    .replace(suffix, '')
    .replace(endOfSentence, '')
    .toLowerCase();
  return mended !== typed && ourAddress.test(mended) ? mended : undefined;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The address of what is there, which may be another one already. */
async function findPlace(app: Hono<StaffEnv>, path: string, env: unknown) {
  const { status, headers } = await app.request(path, { method: 'HEAD' }, env as object);
  if (status === 200) return path;
  return status === 301 ? headers.get('location') : undefined;
}

const withQuery = (place: string, { req }: Context) =>
  place.includes('?') ? place : place + new URL(req.url).search;
