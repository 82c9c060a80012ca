import { Hono } from 'hono';

/** A header of pages (HTML 7.6.3). The rules are a file: in the header itself they would be sent again with each page. */
export const speculation = { 'speculation-rules': '"/ahead.json"' };

const otherThanPages = ['admin', 'api/', 'media/', 'artwork/', 'videos/', 'calendar/', 'operations[.]'];

/**
 * Pages that are drawn before they are asked for: what a donor is after, what most visitors come for, and whom one calls. None of them
 * does anything by being drawn, and their scripts wait until they are seen (src/site/client.ts). The others are fetched
 * only, because a drawn page fetches its pictures, too.
 */
const drawnAhead = ['donate', 'news', 'contact'];

const whenHovered = (pattern: string) => ({ where: { href_matches: pattern }, eagerness: 'moderate' });

const rules = JSON.stringify({
  prerender: [whenHovered(`/(${drawnAhead.join('|')})`)],
  prefetch: [whenHovered(`/((?!${otherThanPages.join('|')}).*)`)],
});

const headers = { 'content-type': 'application/speculationrules+json', 'cache-control': 'max-age=86400' };

/** Serves the rules by which a page is fetched when its link is hovered or pressed. Chromium leaves them alone where data is saved. */
export const speculationRules = () => new Hono().get('/ahead.json', (c) => c.body(rules, 200, headers));
