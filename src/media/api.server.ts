import { Readable } from 'node:stream';
import { Hono } from 'hono';
import type { Actor } from '#/db/audit-log.ts';
import { readBody } from '#/http/body.server.ts';
import { discardPictures } from './discard.server.ts';
import type { Files } from './files-contract.server.ts';
import { formats } from './formats.server.ts';
import { isFileName } from './names.server.ts';
import { mediaDeletionSchema } from './schema.ts';
import { listMedia } from './store.server.ts';
import { keepUpload, type MediaParts } from './upload.server.ts';

/** /api/media: the library, for staff. */
export function mediaApi(parts: MediaParts) {
  return new Hono<{ Variables: { actor: Actor } }>()
    .get('/', async (c) => c.json(await listMedia(parts.db)))
    .post('/upload', async (c) =>
      c.json({ files: await keepUpload(parts, { request: c.req.raw, actor: c.get('actor') }) }, 201),
    )
    .delete('/delete', async (c) => {
      const { fileIds } = await readBody(c, mediaDeletionSchema);
      await discardPictures(parts, { ids: fileIds, actor: c.get('actor') });
      return c.body(null, 204);
    });
}

/** /media/<name>: the pictures themselves. A name is never used twice, so a browser may keep one for ever. */
export function mediaFiles({ files }: { files: Files }) {
  return new Hono().get('/:name', async (c) => {
    const name = c.req.param('name');
    const mimetype = mimetypeOf(name);
    const found = mimetype && isFileName(name) ? await files.find(name) : undefined;
    if (!mimetype || !found) return c.notFound();
    return c.body(Readable.toWeb(found.read()) as ReadableStream, 200, {
      'content-type': mimetype,
      'content-length': String(found.size),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      // should a browser ever be made to open one as a page, it can do nothing
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });
}

function mimetypeOf(name: string): string | undefined {
  const extension = name.split('.').at(-1);
  return Object.values(formats).find((format) => format.extension === extension)?.mimetype;
}
