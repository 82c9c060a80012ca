import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { sendFile } from '#/media/files/serve-files.server.ts';
import { readAcceptedEncodings } from './cache/answer-encodings.ts';
import type { Reached } from './constant-headers.ts';
import { forAMonth, readSiteFiles, type SiteFiles } from './site-files.ts';

/** Finds the folder of what comes with the site; in development that is where it was written. */
export const siteFilesRoot = (): string =>
  fileURLToPath(new URL(import.meta.env.PROD ? '../client' : '../../public', import.meta.url));

const none: SiteFiles = { find: () => undefined };

/** Opens the site's files; in development Vite serves them. */
export const openSiteFiles = (reached: Reached): SiteFiles =>
  import.meta.env.PROD ? readSiteFiles(siteFilesRoot(), reached) : none;

export function staticFiles(files: SiteFiles) {
  const app = new Hono().use(async function answerWithFile(c, next) {
    const response = files.find(c.req.path, readAcceptedEncodings(c.req.header()));
    if (!response) return next();
    if (!['GET', 'HEAD'].includes(c.req.method)) return c.body(null, 405, { allow: 'GET, HEAD' });
    return new Response(response.body, response);
  });
  return import.meta.env.PROD ? app.route('/', videoFiles(siteFilesRoot())) : app;
}

/** Videos are too large for memory, and browsers ask for parts of them. */
export function videoFiles(folder: string) {
  return new Hono().get('/videos/:name', async (c, next) => {
    const name = c.req.param('name');
    const path = join(folder, 'videos', name);
    const found = /^\w[\w.-]*$/.test(name) ? await stat(path).catch(() => undefined) : undefined;
    if (!found?.isFile()) return next();
    const { size, mtimeMs } = found;
    // no date beside the tag: clocks of copies differ, and a browser that has the tag needs none
    return sendFile(
      c,
      { size, read: (range) => createReadStream(path, range) },
      {
        'content-type': getMimeType(name) ?? 'application/octet-stream',
        'cache-control': forAMonth,
        etag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`,
        'accept-ranges': 'bytes',
      },
    );
  });
}
