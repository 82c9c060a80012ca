import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { listBin } from '#/db/bin.ts';
import type { Tables } from '#/db/tables.ts';
import { binnedAnswer } from '#/http/answers.server.ts';
import { takes } from '#/http/body.server.ts';
import { gives, givesNothing, refuses, says } from '#/http/call-shape.server.ts';
import { notFound } from '#/http/errors.ts';
import { readId } from '#/http/id.server.ts';
import type { ListTurns } from '#/http/list-turns.server.ts';
import { takesKey } from '#/http/request-key.server.ts';
import { photosText as text } from '#/i18n/tr/photos.ts';
import type { GuardShown } from '#/media/guard-shown.server.ts';
import type { Library } from '#/media/library.server.ts';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import { allow, openToAll } from '#/staff/door.server.ts';
import { galleryAsked, galleryPartAnswer, photoAnswer, photoListAsked } from './answers.server.ts';
import { addPhotos } from './batch.server.ts';
import { readGalleryPart } from './gallery-part.server.ts';
import { findPartKey, readGalleryQuery } from './gallery-query.ts';
import { photoListApi } from './list-api.server.ts';
import { findPhotoListKey, readPhotoListQuery } from './list-query.ts';
import { movePhotos } from './order.server.ts';
import { photoBatchSchema, photoChangeSchema, photoDraftSchema, photoOrderSchema } from './schema.ts';
import { findPhoto, listPhotos } from './store.server.ts';
import { addPhoto, deletePhoto, restorePhoto, updatePhoto } from './write.server.ts';

export function photosApi({
  db,
  clock,
  library,
  turns,
}: {
  db: Kysely<Tables>;
  clock: () => Date;
  library: Pick<Library, 'read'>;
  turns: ListTurns;
}) {
  return new Hono<StaffEnv>()
    .get(
      '/',
      openToAll({ cached: 'always', findVariant: findPhotoListKey }),
      turns.whileMade,
      says({ query: photoListAsked }),
      gives(photoAnswer.array()),
      async (c) => {
        const search = new URL(c.req.url).searchParams;
        const isCached = findPhotoListKey(search) !== undefined;
        return c.json(await listPhotos(db, { ...readPhotoListQuery(search), isCached }));
      },
    )

    .get(
      '/part',
      openToAll({ cached: 'recent', findVariant: findPartKey }),
      says({ query: galleryAsked }),
      gives(galleryPartAnswer),
      refuses(404),
      async (c) => {
        const query = readGalleryQuery(new URL(c.req.url).searchParams);
        const { find } = await library.read();
        const part = await readGalleryPart(db, { query, findPicture: find });
        // only what is there is cached, and there is no end of pages that are not
        if (part.photos.length === 0 && query.page > 1) throw notFound(text.notFound);
        return c.json(part);
      },
    )

    .post('/', allow('content'), takes(photoDraftSchema), takesKey(), gives(photoAnswer, 201), async (c) => {
      const draft = c.req.valid('json');
      const { key } = c.req.valid('header');
      return c.json(await addPhoto(db, { draft, key, actor: c.get('actor'), now: clock() }), 201);
    })

    .put('/:id', allow('content'), takes(photoChangeSchema), gives(photoAnswer), async (c) => {
      const id = readId(c, text.notFound);
      const draft = c.req.valid('json');
      return c.json(await updatePhoto(db, { id, draft, actor: c.get('actor'), now: clock() }));
    })

    .delete('/:id', allow('content'), givesNothing(), async (c) => {
      const id = readId(c, text.notFound);
      await deletePhoto(db, { id, actor: c.get('actor'), now: clock() });
      return c.body(null, 204);
    });
}

export function adminPhotosApi({
  db,
  clock,
  guardPictures,
}: {
  db: Kysely<Tables>;
  clock: () => Date;
  guardPictures: GuardShown;
}) {
  return new Hono<StaffEnv>()
    .route('/', photoListApi(db))

    .get('/bin', allow('content'), gives(binnedAnswer.array()), async (c) =>
      c.json(await listBin(db, 'photos', clock())),
    )

    .get('/:id', allow('content'), gives(photoAnswer), async (c) => {
      const photo = await findPhoto(db, readId(c, text.notFound));
      if (!photo) throw notFound(text.notFound);
      return c.json(photo);
    })

    .post(
      '/bulk',
      allow('content'),
      takes(photoBatchSchema),
      takesKey(),
      gives(photoAnswer.array(), 201),
      async (c) => {
        const batch = c.req.valid('json');
        const { key } = c.req.valid('header');
        const by = { check: guardPictures(c), actor: c.get('actor'), now: clock() };
        return c.json(await addPhotos(db, { batch, key, ...by }), 201);
      },
    )

    .put('/order', allow('content'), takes(photoOrderSchema), givesNothing(), refuses(404), async (c) => {
      const { moves } = c.req.valid('json');
      await movePhotos(db, { moves, actor: c.get('actor'), now: clock() });
      return c.body(null, 204);
    })

    .post('/:id/restore', allow('content'), gives(photoAnswer), async (c) => {
      const id = readId(c, text.notInBin);
      return c.json(await restorePhoto(db, { id, actor: c.get('actor'), now: clock() }));
    });
}
