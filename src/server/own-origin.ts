import type { MiddlewareHandler } from 'hono';
import { Refusal } from '#/http/errors.ts';
import { errorText } from '#/i18n/tr/errors.ts';

export const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Stops calls forged by other sites (ASVS 3.5.1). A client that sends no origin is no browser and has no cookies.
 * @param siteUrl if set, only this origin may call, even if another name resolves to this server
 */
export function refuseOtherOrigins(siteUrl: string | undefined): MiddlewareHandler {
  return async function refuseOtherOrigin(c, next) {
    const refusal = safeMethods.includes(c.req.method) ? undefined : findRefusal(c.req.raw.headers, siteUrl);
    if (refusal) throw refusal;
    await next();
  };
}

function findRefusal(headers: Headers, siteUrl: string | undefined): Refusal | undefined {
  const origin = headers.get('origin');
  if (isFromOtherPage(headers, origin === siteUrl)) return new Refusal('other-origin', errorText.otherOrigin);
  // a page of this very server, opened under another of its names
  if (siteUrl && origin !== null && origin !== siteUrl)
    return new Refusal('other-name', errorText.otherName(siteUrl));
  return undefined;
}

/** Sec-Fetch-Site counts first, because scripts cannot set it (W3C Fetch Metadata). */
function isFromOtherPage(headers: Headers, isOwnOrigin: boolean): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site !== null && site !== 'none') return site !== 'same-origin';
  return origin !== null && !isOwnOrigin && URL.parse(origin)?.host !== headers.get('host');
}
