import { Hono } from 'hono';
import type { Actor } from '#/db/audit-log.ts';
import { readBody } from '#/http/body.server.ts';
import { discardPictures } from './discard.server.ts';
import { mediaDeletionSchema } from './schema.ts';
import { listMedia } from './store.server.ts';
import { withThumbnails } from './thumbnails.server.ts';
import { keepUpload, type MediaParts } from './upload.server.ts';

/** /api/media: the library, for staff. */
export function mediaApi(parts: MediaParts) {
  return new Hono<{ Variables: { actor: Actor } }>()
    .get('/', async (c) => c.json(withThumbnails(await listMedia(parts.db), await parts.library.read())))
    .post('/upload', async (c) =>
      c.json({ files: await keepUpload(parts, { request: c.req.raw, actor: c.get('actor') }) }, 201),
    )
    .delete('/delete', async (c) => {
      const { fileIds } = await readBody(c, mediaDeletionSchema);
      await discardPictures(parts, { ids: fileIds, actor: c.get('actor') });
      return c.body(null, 204);
    });
}
