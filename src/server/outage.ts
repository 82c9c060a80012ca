import { Hono } from 'hono';
import { drawOutagePage } from '#/site/light/outage-page.server.tsx';
import { holdingConstantHeaders } from './constant-headers.ts';
import type { Parts } from './parts.ts';
import { readContentSoon } from './read-content-soon.ts';
import { createPageSecurity } from './security.ts';

const path = '/outage.html';

/** Serves the page that the operator copies to the proxy, which shows it while this server is away. */
export function outage({ config, content, pageCache }: Pick<Parts, 'config' | 'content' | 'pageCache'>) {
  const { publicHeaders } = createPageSecurity(config);
  const draw = async () => {
    const { association } = await readContentSoon(content);
    const { html, styles } = drawOutagePage({ association, siteUrl: config.siteUrl });
    const headers = { ...publicHeaders(styles), ...lifetime, 'content-type': 'text/html; charset=utf-8' };
    return { status: 200, headers, body: html };
  };
  return new Hono().get(path, (c) =>
    holdingConstantHeaders(
      c,
      pageCache.respond(c.req.raw, { key: path, isFixed: true, isLight: true }, draw),
    ),
  );
}

const lifetime = { 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' };
