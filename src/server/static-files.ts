import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { wishOf } from './cache/answer-forms.ts';
import type { Reached } from './constant-headers.ts';
import { forAMonth, readSiteFiles, type SiteFiles } from './site-files.ts';

const root = fileURLToPath(new URL('../client', import.meta.url));

const none: SiteFiles = { find: () => undefined };

/** In development Vite serves them. */
export const openSiteFiles = (reached: Reached): SiteFiles =>
  import.meta.env.PROD ? readSiteFiles(root, reached) : none;

/** Videos are too large for memory, and browsers ask for parts of them. */
export function staticFiles(files: SiteFiles) {
  const app = new Hono().use(async function answerWithFile(c, next) {
    const form = files.find(c.req.path, wishOf(c.req.header()));
    if (!form || !['GET', 'HEAD'].includes(c.req.method)) return next();
    return new Response(form.body, form);
  });
  if (!import.meta.env.PROD) return app;
  const onFound = (_path: string, c: { header(name: string, value: string): void }) =>
    c.header('cache-control', forAMonth);
  return app.get('/videos/*', serveStatic({ root, onFound }));
}
