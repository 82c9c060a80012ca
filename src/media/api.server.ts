import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { binnedAnswer, pageOf } from '#/http/answers.server.ts';
import { describeCall, gives, givesFile, givesNothing, refuses } from '#/http/call-shape.server.ts';
import { notFound } from '#/http/errors.ts';
import { asks, readId, takes } from '#/http/input.server.ts';
import type { ListTurns } from '#/http/list-turns.server.ts';
import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import { allow, byOf } from '#/staff/door.server.ts';
import type { PublishingRule } from '#/staff/permissions.ts';
import {
  mediaAnswer,
  mediaChoicesAnswer,
  pictureUseAnswer,
  uploadAnswer,
  waitingPictureAnswer,
} from './answers.server.ts';
import { deleteMedia, listMediaBin, restoreMedia } from './bin.server.ts';
import { sendToStaff } from './files/serve-files.server.ts';
import { guardShown } from './guard-shown.server.ts';
import { findMediaIds, listMediaChoices, listMediaPage, mediaListSchema } from './list.server.ts';
import { findPicturesAt, listMedia, picturesAtSchema } from './listed.server.ts';
import { addFromAddress, forgetWaiting, listWaitingPictures } from './outside/outside-pictures.server.ts';
import { listPictureUses } from './owners.server.ts';
import type { MediaParts } from './parts.server.ts';
import { resumableApi } from './resumable/api.server.ts';
import {
  cutSchema,
  mediaAddressSchema,
  mediaChangeSchema,
  mediaDeletionSchema,
  waitingAddressSchema,
} from './schema.ts';
import { findMedia, updateMedia } from './store.server.ts';
import { cutMedia } from './upload/cut.server.ts';
import { storeUpload } from './upload/upload.server.ts';

const takesPictures = describeCall({
  body: { type: 'multipart/form-data', schema: z.object({ images: z.array(z.file()) }) },
});

export function mediaApi({
  publishing,
  turns,
  ...parts
}: MediaParts & { publishing: PublishingRule; turns: ListTurns }) {
  const { db, clock } = parts;
  const guard = guardShown(publishing);
  const sender = (c: Context<StaffEnv>) => ({ check: guard(c), ...byOf(c, clock) });
  return new Hono<StaffEnv>()
    .get('/', allow('content'), turns.untilSent, gives(mediaAnswer.array()), async (c) =>
      c.json(await listMedia(db)),
    )
    .get('/list', allow('content'), asks(mediaListSchema), gives(pageOf(mediaAnswer)), async (c) =>
      c.json(await listMediaPage(db, c.req.valid('query'))),
    )
    .get('/found', allow('content'), asks(mediaListSchema), gives(z.array(z.int())), async (c) =>
      c.json(await findMediaIds(db, c.req.valid('query'))),
    )
    .get('/choices', allow('content'), gives(mediaChoicesAnswer), async (c) =>
      c.json(await listMediaChoices(db)),
    )
    .get('/at', allow('content'), asks(picturesAtSchema), gives(mediaAnswer.nullable().array()), async (c) =>
      c.json(await findPicturesAt(db, c.req.valid('query').address)),
    )
    .post('/upload', allow('content'), takesPictures, gives(uploadAnswer, 201), refuses(429), async (c) =>
      c.json({ files: await storeUpload(parts, { request: c.req.raw, ...sender(c) }) }, 201),
    )
    .route('/uploads', resumableApi({ ...parts, guard }))
    .post(
      '/from-url',
      allow('content'),
      takes(mediaAddressSchema),
      gives(uploadAnswer, 201),
      refuses(409, 429),
      async (c) => {
        const { url } = c.req.valid('json');
        return c.json(await addFromAddress(parts, { url, ...sender(c) }), 201);
      },
    )
    .get('/waiting', allow('content'), gives(waitingPictureAnswer.array()), async (c) =>
      c.json(await listWaitingPictures(db)),
    )
    .delete(
      '/waiting',
      allow('content'),
      takes(waitingAddressSchema),
      givesNothing(),
      refuses(404),
      async (c) => {
        const { address } = c.req.valid('json');
        await forgetWaiting(db, { address, ...sender(c) });
        return c.body(null, 204);
      },
    )
    .delete(
      '/delete',
      allow('content'),
      takes(mediaDeletionSchema),
      givesNothing(),
      refuses(404, 409),
      async (c) => {
        const { fileIds, force } = c.req.valid('json');
        await deleteMedia(db, { ids: fileIds, force, ...sender(c) });
        return c.body(null, 204);
      },
    )
    .get('/bin', allow('content'), gives(binnedAnswer.array()), async (c) =>
      c.json(await listMediaBin(db, clock())),
    )
    .put('/:id', allow('content'), takes(mediaChangeSchema), gives(mediaAnswer), refuses(409), async (c) => {
      const id = readId(c, text.notFound);
      const change = c.req.valid('json');
      return c.json(await updateMedia(db, { id, change, ...sender(c) }));
    })
    .post(
      '/:id/cut',
      allow('content'),
      takes(cutSchema),
      gives(uploadAnswer, 201),
      refuses(429),
      async (c) => {
        const [id, cut] = [readId(c, text.notFound), c.req.valid('json')];
        return c.json({ files: [await cutMedia(parts, { id, cut, ...sender(c) })] }, 201);
      },
    )
    .post('/:id/restore', allow('content'), gives(mediaAnswer), async (c) => {
      const id = readId(c, text.notInBin);
      return c.json(await restoreMedia(db, { id, ...sender(c) }));
    })
    .get('/:id/uses', allow('content'), gives(pictureUseAnswer.array()), async (c) => {
      const id = readId(c, text.notFound);
      if (!(await findMedia(db, id))) throw notFound(text.notFound);
      return c.json(await listPictureUses(db, [id]));
    })
    .get('/:id/picture', allow('content'), givesFile('image/*'), async (c) =>
      sendToStaff(parts, readId(c, text.notFound)),
    );
}
