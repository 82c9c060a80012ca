import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { findCalls, restoreCall, writeCalls } from '#/collections/calls.server.ts';
import type { Tables } from '#/db/tables.ts';
import { pageOf } from '#/http/answers.server.ts';
import { gives, givesNothing, refuses } from '#/http/call-shape.server.ts';
import { notFound } from '#/http/errors.ts';
import { asks, takes, takesKey } from '#/http/input.server.ts';
import type { ListTurns } from '#/http/list-turns.server.ts';
import { photosText as text } from '#/i18n/tr/photos.ts';
import type { GuardShown } from '#/media/guard-shown.server.ts';
import type { Library } from '#/media/library.server.ts';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import { allow, cachedCall } from '#/staff/door.server.ts';
import {
  galleryAsked,
  galleryPartAnswer,
  photoAnswer,
  photoChoicesAnswer,
  photoListAsked,
} from './answers.server.ts';
import { readGalleryPart } from './gallery-part.server.ts';
import {
  lastNumberSchema,
  listPhotoChoices,
  photoList,
  photoListSchema,
  readLastNumber,
} from './list.server.ts';
import { mayKeepList } from './list-query.ts';
import { movePhotos } from './order.server.ts';
import { photoBatchSchema, photoDraftSchema, photoOrderSchema } from './schema.ts';
import { addPhotos, listPhotos, photoStore } from './store.server.ts';

/** Parts of the calls that all kinds have. */
const stored = {
  ...photoStore,
  draft: photoDraftSchema,
  answer: photoAnswer,
  found: photoAnswer,
};

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
      turns.whileMade,
      cachedCall(
        { query: photoListAsked, mayKeep: mayKeepList, gives: photoAnswer.array(), kept: 'always' },
        ({ db, query }) => listPhotos(db, { ...query, isCached: mayKeepList(query) }),
      ),
    )

    .get(
      '/part',
      refuses(404),
      // of the pages only those that are there: the others are refused
      cachedCall(
        { query: galleryAsked, mayKeep: () => true, gives: galleryPartAnswer, kept: 'recent' },
        async ({ db, query: { category = null, page = 1 } }) => {
          const { find } = await library.read();
          const part = await readGalleryPart(db, { query: { category, page }, findPicture: find });
          if (part.photos.length === 0 && page > 1) throw notFound(text.notFound);
          return part;
        },
      ),
    )

    .route('/', writeCalls({ db, clock }, stored));
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

    .route('/', findCalls({ db, clock }, stored))

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

    .route('/', restoreCall({ db, clock }, stored));
}

/** The gallery as the panel lists it: a page at a time, and what is asked of all of it. */
function photoListApi(db: Kysely<Tables>) {
  return new Hono<StaffEnv>()
    .get('/list', allow('content'), asks(photoListSchema), gives(pageOf(photoAnswer)), async (c) =>
      c.json(await photoList.readPage(db, c.req.valid('query'))),
    )

    .get('/found', allow('content'), asks(photoListSchema), gives(z.array(z.int())), async (c) =>
      c.json(await photoList.findIds(db, c.req.valid('query'))),
    )

    .get('/choices', allow('content'), gives(photoChoicesAnswer), async (c) =>
      c.json(await listPhotoChoices(db)),
    )

    .get('/last-number', allow('content'), asks(lastNumberSchema), gives(z.int()), async (c) => {
      const { title } = c.req.valid('query');
      return c.json(await readLastNumber(db, title));
    });
}
