type Headers = Record<string, string>;

/** Browsers ask each time whether a page is still the newest; a CDN asks each second, and answers alone when we cannot (RFC 9213). */
const lifetime = {
  'cache-control': 'no-cache',
  'cdn-cache-control': 'max-age=1, stale-while-revalidate=5, stale-if-error=86400',
};

/** Later pages are sent as the difference to this one; never over http, where proxies would break it (RFC 9842 section 10). */
const dictionary = { 'use-as-dictionary': 'match="/*", match-dest=("document")' };

export const pageLifetime = (siteUrl: string | undefined): Headers => ({
  ...lifetime,
  ...(siteUrl?.startsWith('https:') && dictionary),
});

export const isDictionary = (headers: Headers): boolean => 'use-as-dictionary' in headers;

/**
 * Chromium drops a dictionary whose answer may not be used without asking, yet asks for each page that is gone to. Other
 * browsers would show the old page for these ten minutes, so only a request with `sec-ch-ua` is answered so.
 */
export const lastingHeaders = (headers: Headers): Headers => ({
  ...headers,
  'cache-control': 'max-age=0, stale-while-revalidate=600',
});
