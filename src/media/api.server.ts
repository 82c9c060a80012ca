import { Hono } from 'hono';
import { takes } from '#/http/body.server.ts';
import { notFound } from '#/http/errors.ts';
import { readId } from '#/http/id.server.ts';
import { asks } from '#/http/list-query.server.ts';
import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import { allow } from '#/staff/door.server.ts';
import type { PublishingRule } from '#/staff/permissions.ts';
import { begunApi } from './begun/api.server.ts';
import { deleteMedia, listMediaBin, restoreMedia } from './bin.server.ts';
import { guardShown } from './guard-shown.server.ts';
import { listMediaChoices } from './list-choices.server.ts';
import { mediaListSchema } from './list-schema.server.ts';
import { findMediaIds, listMediaPage } from './list-store.server.ts';
import { listMedia } from './listed.server.ts';
import { addFromAddress } from './outside/add-from-address.server.ts';
import type { MediaParts } from './parts.server.ts';
import { findPicturesAt, picturesAtSchema } from './pictures-at.server.ts';
import { mediaAddressSchema, mediaChangeSchema, mediaDeletionSchema } from './schema.ts';
import { sendToStaff } from './staff-picture.server.ts';
import { findMedia, updateMedia } from './store.server.ts';
import { storeUpload } from './upload/upload.server.ts';
import { listPictureUses } from './use-list.server.ts';

export function mediaApi({ publishing, ...parts }: MediaParts & { publishing: PublishingRule }) {
  const { db, clock } = parts;
  const guard = guardShown(publishing);
  return new Hono<StaffEnv>()
    .get('/', allow('content'), async (c) => c.json(await listMedia(db)))
    .get('/list', allow('content'), asks(mediaListSchema), async (c) =>
      c.json(await listMediaPage(db, c.req.valid('query'))),
    )
    .get('/found', allow('content'), asks(mediaListSchema), async (c) =>
      c.json(await findMediaIds(db, c.req.valid('query'))),
    )
    .get('/choices', allow('content'), async (c) => c.json(await listMediaChoices(db)))
    .get('/at', allow('content'), asks(picturesAtSchema), async (c) =>
      c.json(await findPicturesAt(db, c.req.valid('query').address)),
    )
    .post('/upload', allow('content'), async (c) =>
      c.json({ files: await storeUpload(parts, { request: c.req.raw, actor: c.get('actor') }) }, 201),
    )
    .route('/uploads', begunApi(parts))
    .post('/from-url', allow('content'), takes(mediaAddressSchema), async (c) => {
      const { url } = c.req.valid('json');
      return c.json({ files: await addFromAddress(parts, { url, actor: c.get('actor') }) }, 201);
    })
    .delete('/delete', allow('content'), takes(mediaDeletionSchema), async (c) => {
      const { fileIds, force } = c.req.valid('json');
      await deleteMedia(db, { ids: fileIds, force, check: guard(c), actor: c.get('actor'), now: clock() });
      return c.body(null, 204);
    })
    .get('/bin', allow('content'), async (c) => c.json(await listMediaBin(db, clock())))
    .put('/:id', allow('content'), takes(mediaChangeSchema), async (c) => {
      const id = readId(c, text.notFound);
      const change = c.req.valid('json');
      return c.json(
        await updateMedia(db, { id, change, check: guard(c), actor: c.get('actor'), now: clock() }),
      );
    })
    .post('/:id/restore', allow('content'), async (c) => {
      const id = readId(c, text.notInBin);
      return c.json(await restoreMedia(db, { id, actor: c.get('actor'), now: clock() }));
    })
    .get('/:id/uses', allow('content'), async (c) => {
      const id = readId(c, text.notFound);
      if (!(await findMedia(db, id))) throw notFound(text.notFound);
      return c.json(await listPictureUses(db, [id]));
    })
    .get('/:id/picture', allow('content'), async (c) => sendToStaff(parts, readId(c, text.notFound)));
}
