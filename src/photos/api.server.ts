import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { readBody } from '#/http/body.server.ts';
import { readId } from '#/http/id.server.ts';
import { readRequestKey } from '#/http/request-key.server.ts';
import { photosText as text } from '#/i18n/tr/photos.ts';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import { deletePhoto } from './bin.server.ts';
import { readPhotoListQuery } from './list-query.ts';
import { photoDraftSchema } from './schema.ts';
import { addPhoto, listPhotos } from './store.server.ts';

/** /api/photos. Who may call what stands in `server/access.ts`. */
export function photosApi({ db, clock }: { db: Kysely<Tables>; clock: () => Date }) {
  return new Hono<StaffEnv>()
    .get('/', async (c) => c.json(await listPhotos(db, readPhotoListQuery(new URL(c.req.url).searchParams))))

    .post('/', async (c) => {
      const draft = await readBody(c, photoDraftSchema);
      const key = readRequestKey(c);
      return c.json(await addPhoto(db, { draft, key, actor: c.get('actor'), now: clock() }), 201);
    })

    .delete('/:id', async (c) => {
      const id = readId(c, text.notFound);
      await deletePhoto(db, { id, actor: c.get('actor'), now: clock() });
      return c.body(null, 204);
    });
}
