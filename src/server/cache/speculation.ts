type Headers = Record<string, string>;

const otherThanPages = ['admin', 'api/', 'media/', 'artwork/', 'videos/', 'calendar/'];

/**
 * Drawn before they are asked for: what a donor is after, what most visitors come for, and whom one calls. None of them
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
 * A page is fetched when its link is hovered or pressed (HTML 7.6.3). The rules stand in the header itself: a file of their own
 * would be fetched beside the words of the first page. A string of RFC 9651 3.3.3.
 */
export const speculation: Headers = {
  'speculation-rules': `"data:application/speculationrules+json,${rules.replaceAll('"', '\\"')}"`,
};

export const isSpeculative = (headers: Headers): boolean => 'speculation-rules' in headers;

/** For who asks with `Save-Data`. */
export function withoutSpeculation({ 'speculation-rules': _none, ...others }: Headers): Headers {
  return others;
}
