import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { readBody } from '#/http/body.server.ts';
import { notFound } from '#/http/errors.ts';
import { readId } from '#/http/id.server.ts';
import { readRequestKey } from '#/http/request-key.server.ts';
import { newsText as text } from '#/i18n/tr/news.ts';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import { allow, openToAll } from '#/staff/door.server.ts';
import { newsDraftSchema } from './schema.ts';
import { findPublishedNews, listPublishedNewsInFull } from './store.server.ts';
import { createNews, deleteNews, updateNews } from './write.server.ts';

export function newsApi({ db, clock }: { db: Kysely<Tables>; clock: () => Date }) {
  return new Hono<StaffEnv>()
    .get('/', openToAll({ keep: 'always' }), async (c) => c.json(await listPublishedNewsInFull(db)))

    .get('/:id', openToAll({ keep: 'recent' }), async (c) => {
      const news = await findPublishedNews(db, readId(c, text.notFound));
      if (!news) throw notFound(text.notFound);
      return c.json(news);
    })

    .post('/', allow('content'), async (c) => {
      const draft = await readBody(c, newsDraftSchema);
      const key = readRequestKey(c);
      return c.json(await createNews(db, { draft, key, actor: c.get('actor'), now: clock() }), 201);
    })

    .put('/:id', allow('content'), async (c) => {
      const id = readId(c, text.notFound);
      const draft = await readBody(c, newsDraftSchema);
      return c.json(await updateNews(db, { id, draft, actor: c.get('actor'), now: clock() }));
    })

    .delete('/:id', allow('content'), async (c) => {
      const id = readId(c, text.notFound);
      await deleteNews(db, { id, actor: c.get('actor'), now: clock() });
      return c.body(null, 204);
    });
}
