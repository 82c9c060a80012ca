import type { Hono, MiddlewareHandler } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { Refusal } from '#/http/errors.ts';
import { errorText } from '#/i18n/tr/errors.ts';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import { constantHeaders, type Reached } from './constant-headers.ts';

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
    if (!isOther(c.req.method, allowed)) return;
    c.res = undefined;
    c.res = new Response(null, {
      status: 405,
      headers: { ...constantHeaders(reached), allow: allowed.join(', ') },
    });
  };
}
