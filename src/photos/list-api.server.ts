import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#/db/tables.ts';
import { pageOf } from '#/http/answers.server.ts';
import { gives } from '#/http/call-shape.server.ts';
import { asks } from '#/http/list-query.server.ts';
import { isFoundInStore, openListIndex } from '#/panel/list/list-index.server.ts';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import { allow } from '#/staff/door.server.ts';
import { photoAnswer, photoChoicesAnswer } from './answers.server.ts';
import { findPhotoIds, findPhotoPage, indexedPhotos } from './find-photos.server.ts';
import { lastNumberSchema, photoListSchema } from './list-schema.server.ts';
import { listPhotoChoices, listPhotoPage } from './list-store.server.ts';
import { findLastNumber } from './titles.ts';

/** The gallery as the panel lists it: a page at a time, and what is asked of all of it. */
export function photoListApi(db: Kysely<Tables>) {
  const readIndex = openListIndex(db, indexedPhotos);
  return new Hono<StaffEnv>()
    .get('/list', allow('content'), asks(photoListSchema), gives(pageOf(photoAnswer)), async (c) => {
      const query = c.req.valid('query');
      if (isFoundInStore(query)) return c.json(await listPhotoPage(db, query));
      return c.json(await findPhotoPage(db, { index: await readIndex(), query }));
    })

    .get('/found', allow('content'), asks(photoListSchema), gives(z.array(z.int())), async (c) => {
      const query = c.req.valid('query');
      return c.json(await findPhotoIds(db, { index: await readIndex(), query }));
    })

    .get('/choices', allow('content'), gives(photoChoicesAnswer), async (c) =>
      c.json(await listPhotoChoices(db)),
    )

    .get('/last-number', allow('content'), asks(lastNumberSchema), gives(z.int()), async (c) => {
      const { title } = c.req.valid('query');
      const titles = (await readIndex()).map(({ item }) => item.title);
      return c.json(findLastNumber(title, titles));
    });
}
