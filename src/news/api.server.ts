import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { listBin } from '#/db/bin.ts';
import type { Tables } from '#/db/tables.ts';
import { binnedAnswer, pageOf, versionSummaryAnswer } from '#/http/answers.server.ts';
import { takes } from '#/http/body.server.ts';
import { gives, givesNothing, named, refuses } from '#/http/call-shape.server.ts';
import { notFound } from '#/http/errors.ts';
import { readId } from '#/http/id.server.ts';
import { asks } from '#/http/list-query.server.ts';
import type { ListTurns } from '#/http/list-turns.server.ts';
import { takesKey } from '#/http/request-key.server.ts';
import { restorationSchema } from '#/http/restoration-query.server.ts';
import { newsRefusalText as text } from '#/i18n/tr/news-refusals.ts';
import { isFoundInStore, openListIndex } from '#/panel/list/list-index.server.ts';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import { allow, openToAll } from '#/staff/door.server.ts';
import type { GuardPublishing } from '#/staff/publishing.server.ts';
import { authoredNewsAnswer, newsAnswer, newsItemAnswer, newsVersionAnswer } from './answers.server.ts';
import { findNewsItems, indexedNews } from './find-news.server.ts';
import { listAllNews, listPublishedNewsInFull } from './in-full.server.ts';
import { newsListSchema } from './list-schema.server.ts';
import { listNewsItems } from './list-store.server.ts';
import { restoreNewsVersion } from './restore-version.server.ts';
import { type NewsDraft, newsDraftSchema } from './schema.ts';
import { findNewsWithAuthors, findPublishedNews } from './store.server.ts';
import { getNewsVersion, listNewsVersions } from './versions.server.ts';
import { createNews, deleteNews, restoreNews, updateNews } from './write.server.ts';

const takesDraft = takes(named<NewsDraft>('NewsDraft')(newsDraftSchema));

interface CallParts {
  db: Kysely<Tables>;
  clock: () => Date;
  guard: GuardPublishing;
  turns: ListTurns;
}

export function newsApi({ db, clock, guard, turns }: CallParts) {
  return new Hono<StaffEnv>()
    .get('/', openToAll({ cached: 'always' }), turns.whileMade, gives(newsAnswer.array()), async (c) =>
      c.json(await listPublishedNewsInFull(db)),
    )

    .get('/:id', openToAll({ cached: 'recent' }), gives(newsAnswer), async (c) => {
      const news = await findPublishedNews(db, readId(c, text.notFound));
      if (!news) throw notFound(text.notFound);
      return c.json(news);
    })

    .post('/', allow('content'), takesDraft, takesKey(), gives(newsAnswer, 201), async (c) => {
      const draft = c.req.valid('json');
      const { key } = c.req.valid('header');
      return c.json(
        await createNews(db, { draft, key, check: guard(c), actor: c.get('actor'), now: clock() }),
        201,
      );
    })

    .put('/:id', allow('content'), takesDraft, gives(newsAnswer), async (c) => {
      const id = readId(c, text.notFound);
      const draft = c.req.valid('json');
      return c.json(
        await updateNews(db, { id, draft, check: guard(c), actor: c.get('actor'), now: clock() }),
      );
    })

    .delete('/:id', allow('content'), givesNothing(), async (c) => {
      const id = readId(c, text.notFound);
      await deleteNews(db, { id, check: guard(c), actor: c.get('actor'), now: clock() });
      return c.body(null, 204);
    });
}

export function adminNewsApi({ db, clock, guard, turns }: CallParts) {
  const readIndex = openListIndex(db, indexedNews);
  return new Hono<StaffEnv>()
    .get('/', allow('content'), turns.untilSent, gives(newsAnswer.array()), async (c) =>
      c.json(await listAllNews(db)),
    )

    .get('/list', allow('content'), asks(newsListSchema), gives(pageOf(newsItemAnswer)), async (c) => {
      const query = c.req.valid('query');
      const { username } = c.get('actor');
      if (isFoundInStore(query)) return c.json(await listNewsItems(db, { query, username }));
      return c.json(findNewsItems(await readIndex(), { query, username }));
    })

    .get('/bin', allow('content'), gives(binnedAnswer.array()), async (c) =>
      c.json(await listBin(db, 'news', clock())),
    )

    .get('/:id', allow('content'), gives(authoredNewsAnswer), async (c) => {
      const news = await findNewsWithAuthors(db, readId(c, text.notFound));
      if (!news) throw notFound(text.notFound);
      return c.json(news);
    })

    .post('/:id/restore', allow('content'), gives(newsAnswer), async (c) => {
      const id = readId(c, text.notInBin);
      return c.json(await restoreNews(db, { id, check: guard(c), actor: c.get('actor'), now: clock() }));
    })

    .get('/:id/versions', allow('content'), gives(versionSummaryAnswer.array()), async (c) =>
      c.json(await listNewsVersions(db, readId(c, text.notFound))),
    )

    .get('/:id/versions/:version', allow('content'), gives(newsVersionAnswer), async (c) => {
      const id = readId(c, text.notFound);
      const version = readId(c, text.versionNotFound, 'version');
      return c.json(await getNewsVersion(db, { id, version }));
    })

    .post(
      '/:id/versions/:version/restore',
      allow('content'),
      asks(restorationSchema),
      gives(newsAnswer),
      refuses(409),
      async (c) => {
        const { over } = c.req.valid('query');
        const id = readId(c, text.notFound);
        const version = readId(c, text.versionNotFound, 'version');
        const news = await restoreNewsVersion(db, {
          ...{ id, version, over, actor: c.get('actor'), now: clock() },
          check: guard(c),
        });
        return c.json(news);
      },
    );
}
