import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { sendFile } from '#/media/files/serve-files.server.ts';
import { forAMonth } from './site-files.ts';

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
