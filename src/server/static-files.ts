import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { wishOf } from './cache/answer-forms.ts';
import type { Reached } from './constant-headers.ts';
import { readSiteFiles, type SiteFiles } from './site-files.ts';
import { videoFiles } from './video-files.ts';

/** Finds the folder of what comes with the site; in development that is where it was written. */
export const siteFilesRoot = (): string =>
  fileURLToPath(new URL(import.meta.env.PROD ? '../client' : '../../public', import.meta.url));

const none: SiteFiles = { find: () => undefined };

/** In development Vite serves them. */
export const openSiteFiles = (reached: Reached): SiteFiles =>
  import.meta.env.PROD ? readSiteFiles(siteFilesRoot(), reached) : none;

export function staticFiles(files: SiteFiles) {
  const app = new Hono().use(async function answerWithFile(c, next) {
    const form = files.find(c.req.path, wishOf(c.req.header()));
    if (!form) return next();
    if (!['GET', 'HEAD'].includes(c.req.method)) return c.body(null, 405, { allow: 'GET, HEAD' });
    return new Response(form.body, form);
  });
  return import.meta.env.PROD ? app.route('/', videoFiles(siteFilesRoot())) : app;
}
