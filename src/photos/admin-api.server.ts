import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { listBin } from '#/db/bin.ts';
import type { Tables } from '#/db/tables.ts';
import { readId } from '#/http/id.server.ts';
import { photosText as text } from '#/i18n/tr/photos.ts';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import { allow } from '#/staff/door.server.ts';
import { restorePhoto } from './write.server.ts';

export function adminPhotosApi({ db, clock }: { db: Kysely<Tables>; clock: () => Date }) {
  return new Hono<StaffEnv>()
    .get('/bin', allow('content'), async (c) => c.json(await listBin(db, 'photos', clock())))

    .post('/:id/restore', allow('content'), async (c) => {
      const id = readId(c, text.notInBin);
      return c.json(await restorePhoto(db, { id, actor: c.get('actor'), now: clock() }));
    });
}
