import { Hono } from 'hono';

const otherThanPages = ['/admin*', '/api/*', '/media/*', '/artwork/*', '/videos/*', '/calendar/*'];

/**
 * Drawn before they are asked for: what a donor is after, what most visitors come for, and whom one calls. None of them
 * does anything by being drawn, and their scripts wait until they are seen (src/site/client.ts). The others are fetched
 * only, because a drawn page fetches its pictures, too.
 */
const drawnAhead = ['/donate', '/news', '/contact'];

const rules = JSON.stringify({
  prerender: [{ where: { href_matches: drawnAhead }, eagerness: 'moderate' }],
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: otherThanPages } }] },
      eagerness: 'moderate',
    },
  ],
});

/**
 * A page is prefetched when its link is hovered or pressed. Browsers may leave that out to save data (HTML 7.6.6.1), and
 * who asks with `Save-Data` gets no rules.
 */
export const speculationRules = () =>
  new Hono().get('/speculation-rules.json', (c) =>
    c.body(c.req.header('save-data') === 'on' ? '{}' : rules, 200, {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=86400',
      vary: 'save-data',
    }),
  );
