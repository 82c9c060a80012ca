import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Content } from '#/content/documents.ts';
import { Refusal } from '#/http/errors.ts';
import { errorText } from '#/i18n/tr/errors.ts';
import type { Page } from '#/render/page.ts';
import type { Config } from './config.ts';

export const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Stops calls forged by other sites (ASVS 3.5.1). A client that sends no origin is no browser and has no cookies.
 * @param siteUrl if set, only this origin may call, even if another name resolves to this server
 */
export function refuseOtherOrigins(siteUrl: string | undefined): MiddlewareHandler {
  return async function refuseOtherOrigin(c, next) {
    if (!safeMethods.includes(c.req.method)) checkOrigin(c.req.raw.headers, siteUrl);
    await next();
  };
}

/** @throws {Refusal} when the call comes from a page of another site, or of this one under another name */
function checkOrigin(headers: Headers, siteUrl: string | undefined): void {
  const origin = headers.get('origin');
  if (isFromOtherPage(headers, origin === siteUrl)) throw new Refusal('other-origin', errorText.otherOrigin);
  if (siteUrl && origin !== null && origin !== siteUrl)
    throw new Refusal('other-name', errorText.otherName(siteUrl));
}

/** Sec-Fetch-Site counts first, because scripts cannot set it (W3C Fetch Metadata). */
function isFromOtherPage(headers: Headers, isOwnOrigin: boolean): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site !== null && site !== 'none') return site !== 'same-origin';
  return origin !== null && !isOwnOrigin && URL.parse(origin)?.host !== headers.get('host');
}

/** Ways in which visitors reach the site. */
export type Reached = Pick<Config, 'siteUrl' | 'hstsSubdomains'>;

/** Headers of every answer (ASVS 3.4); HSTS only where visitors come over https. */
export const constantHeaders = ({ siteUrl, hstsSubdomains }: Reached): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  // for files opened as a page of their own; pages and uploads have stricter policies
  'content-security-policy': "script-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  ...(siteUrl?.startsWith('https:') && {
    'strict-transport-security': `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`,
  }),
});

/**
 * Lets the scripts of every other site read what is the same for everybody (Fetch, CORS protocol). Never stands beside
 * `access-control-allow-credentials`, nor on what depends on a cookie.
 */
export const readableByAll = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Adds the constant headers, but not to answers from the page cache, which have them: reading their headers costs more than serving the page. */
export function addConstantHeaders(reached: Reached): MiddlewareHandler {
  const headers = Object.entries(constantHeaders(reached));
  return async function addConstantHeadersToAnswer(c, next) {
    await next();
    if (c.get(holding)) return;
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };
}

/** Marks the answer as having the constant headers. If making it fails, nothing is marked. */
export async function holdingConstantHeaders(
  c: Context,
  answer: Response | Promise<Response>,
): Promise<Response> {
  const response = await answer;
  c.set(holding, true);
  return response;
}

const holding = 'holdsConstantHeaders';

/** The address that browsers send to what they have refused on our pages. */
export const reportsPath = '/csp';

export const uncachedHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** Headers of pages that hold what is not for everybody, such as the panel and previews (ASVS 3.4.8). */
export const staffPageHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Headers of pages, with what each may load. */
export function createPageSecurity(reached: Reached) {
  const headers = constantHeaders(reached);
  const {
    'referrer-policy': _asBrowsersDo,
    'cross-origin-resource-policy': _browsersTakeNoPage,
    ...ofPublicPages
  } = headers;
  const policyOf = (allowed: Allowed) => ({
    'content-security-policy': import.meta.env.PROD ? policy(allowed) : developmentPolicy,
  });
  return {
    /**
     * No public page has an inline script or a nonce. Its head is short, because it comes before the words: what browsers
     * do anyway is left out (the referrer; HTML that another site's page asks for as a picture), and so is what guards secrets.
     * @param styles its inline styles, which the policy allows by their hash
     */
    publicHeaders: (styles: string, page?: Page): Record<string, string> => ({
      ...ofPublicPages,
      ...policyOf({
        style: `'self' ${hashOf(styles)}`,
        image: page?.framed?.length ? undefined : "'self' data:",
        // a map and a video load only when a visitor asks for them; the map's script first asks whether it is there
        others: ["'self'", ...new Set(page?.framed?.map(originOf))].join(' '),
        // of src/site/without-network/outages.ts, which trusts one address
        trustedTypes: 'sw',
      }),
    }),
    /** For a page that is one file: it loads nothing, runs nothing and sends nothing. */
    bareHeaders: (styles: string): Record<string, string> => ({
      ...ofPublicPages,
      'content-security-policy': `default-src 'none';style-src ${hashOf(styles)};img-src data:;base-uri 'none';form-action 'none';frame-ancestors 'none'`,
    }),
    /** Never cached. @param nonce for the styles that Radix adds @param styles as above */
    panelHeaders: (nonce: string, content: Content, styles: string): Record<string, string> => ({
      ...headers,
      ...staffPageHeaders,
      ...policyOf({
        style: `'self' 'nonce-${nonce}' ${hashOf(styles)}`,
        image: "'self' data:",
        others: "'self'",
        further: [`frame-src ${originOf(content.association.contact.map.embed)}`, "connect-src 'self'"],
        trustedTypes: panelTrustedTypes,
      }),
      'cache-control': 'no-store',
    }),
  };
}

const originOf = (address: string) => new URL(address).origin;

const hashOf = (styles: string) => `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;

/** Vite's development client needs inline styles and a socket. */
const developmentPolicy = "frame-ancestors 'none'";

interface Allowed {
  style: string;
  image: string | undefined;
  /** For what has no rule of its own. */
  others: string;
  /** For what only the panel narrows further. */
  further?: string[];
  /** Names of the policies in src/panel/trusted-html.ts. */
  trustedTypes: string;
}

const panelTrustedTypes = 'default article-preview pasted-text';

/** What it does not name comes from this site. Headers are not compressed, so each byte counts. */
const policy = ({ style, image, others, further = [], trustedTypes }: Allowed) =>
  [
    `default-src ${others}`,
    "script-src 'self'",
    `style-src ${style}`,
    ...(image ? [`img-src ${image}`] : []),
    ...further,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    // text becomes HTML or code only through a named policy (W3C Trusted Types)
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes}`,
    // not `report-to`, which needs a second header and which fewer browsers know
    `report-uri ${reportsPath}`,
  ].join(';');
