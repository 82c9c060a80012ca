type Headers = Record<string, string>;

/**
 * Headers by which browsers ask each time whether a page is still the newest, and a CDN each second, which answers alone when
 * we cannot (RFC 9213).
 */
const lifetime = {
  'cache-control': 'no-cache',
  'cdn-cache-control': 'max-age=1, stale-while-revalidate=5, stale-if-error=86400',
};

/** A header by which later pages are sent as the difference to this one; never over http, where proxies would break it (RFC 9842 10). */
const dictionary = { 'use-as-dictionary': 'match="/*", match-dest=("document")' };

export const pageLifetime = (siteUrl: string | undefined): Headers => ({
  ...lifetime,
  ...(siteUrl?.startsWith('https:') && dictionary),
});

export const isDictionary = (headers: Headers): boolean => 'use-as-dictionary' in headers;

/**
 * Adds a lifetime for Chromium, which drops a dictionary whose answer may not be used without asking, yet asks for each page
 * that is gone to. Other browsers would show the old page for these ten minutes, so only a request with `sec-ch-ua` is answered so.
 */
export const lastingHeaders = (headers: Headers): Headers => ({
  ...headers,
  'cache-control': 'max-age=0, stale-while-revalidate=600',
});

const otherThanPages = ['admin', 'api/', 'media/', 'artwork/', 'videos/', 'calendar/'];

/**
 * Pages that are drawn before they are asked for: what a donor is after, what most visitors come for, and whom one calls. None of them
 * does anything by being drawn, and their scripts wait until they are seen (src/site/client.ts). The others are fetched
 * only, because a drawn page fetches its pictures, too.
 */
const drawnAhead = ['donate', 'news', 'contact'];

const whenHovered = (pattern: string) => ({
  where: { href_matches: pattern, relative_to: 'document' },
  eagerness: 'moderate',
});

const rules = JSON.stringify({
  prerender: [whenHovered(`/(${drawnAhead.join('|')})`)],
  prefetch: [whenHovered(`/((?!${otherThanPages.join('|')}).*)`)],
});

/**
 * Rules by which a page is fetched when its link is hovered or pressed (HTML 7.6.3). They stand in the header itself: a file of their own
 * would be fetched beside the words of the first page. A string of RFC 9651 3.3.3.
 */
export const speculation: Headers = {
  'speculation-rules': `"data:application/speculationrules+json,${rules.replaceAll('"', '\\"')}"`,
};

export const isSpeculative = (headers: Headers): boolean => 'speculation-rules' in headers;

/** Takes the rules away for a visitor who asks with `Save-Data`. */
export function withoutSpeculation({ 'speculation-rules': _none, ...others }: Headers): Headers {
  return others;
}
