import type { Context, Hono, MiddlewareHandler } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { Refusal } from '#/http/errors.ts';
import { errorText } from '#/i18n/tr/errors.ts';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import { constantHeaders, type Reached } from './security.ts';

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
    if (place) replaceAnswer(c, 301, { ...constantHeaders(reached), location: withQuery(place, c) });
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

type Routes = Hono<StaffEnv>['routes'];

/** @returns finds what may be done at a path, for the header `allow` */
function readMethods(routes: Routes): (path: string) => string[] {
  const router = new TrieRouter<string>();
  for (const { method, path } of routes) if (method !== 'ALL') router.add('ALL', path, method);
  return (path) => {
    const methods = new Set(router.match('GET', path)[0].map(([method]) => method));
    if (methods.has('GET')) methods.add('HEAD');
    return [...methods].sort();
  };
}

const isOther = (method: string, allowed: string[]) => allowed.length > 0 && !allowed.includes(method);

/** @throws {Refusal} 405 for a call whose path is known and whose method is not (RFC 9110 15.5.6) */
export function refuseOtherCalls(calls: Hono<StaffEnv>): MiddlewareHandler {
  const findMethods = readMethods(calls.routes);
  return async function refuseOtherCall(c, next) {
    const { method, path } = c.req;
    const allowed = findMethods(path);
    if (isOther(method, allowed))
      throw new Refusal('other-method', errorText.otherMethod, { headers: { allow: allowed.join(', ') } });
    await next();
  };
}

/** Answers 405 where something is, but not for this method. Goes before the pages and files, whose routes it reads at its first use. */
export function answerOtherMethods(app: Hono<StaffEnv>, reached: Reached): MiddlewareHandler {
  let findMethods: ReturnType<typeof readMethods> | undefined;
  return async function answerOtherMethod(c, next) {
    await next();
    if (c.res.status !== 404 || ['GET', 'HEAD'].includes(c.req.method)) return;
    findMethods ??= readMethods(app.routes);
    const allowed = findMethods(c.req.path);
    // a thing that is not there is no other method
    if (isOther(c.req.method, allowed))
      replaceAnswer(c, 405, { ...constantHeaders(reached), allow: allowed.join(', ') });
  };
}

/** Leaves nothing of the headers of the answer that it takes the place of. */
function replaceAnswer(c: Context, status: number, headers: Record<string, string>): void {
  c.res = undefined;
  c.res = new Response(null, { status, headers });
}
