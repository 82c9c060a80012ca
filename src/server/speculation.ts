import { Hono } from 'hono';

const rules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: ['/admin*', '/api/*', '/media/*', '/artwork/*', '/videos/*', '/calendar/*'],
            },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** Browsers prefetch a page when its link is hovered or pressed, but not under Save-Data. */
export const speculationRules = () =>
  new Hono().get('/speculation-rules.json', (c) =>
    c.body(rules, 200, {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=86400',
    }),
  );
