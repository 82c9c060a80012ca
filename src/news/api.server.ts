import { Hono } from 'hono';
import {
  findCalls,
  publicationCall,
  restoreCall,
  type StoredParts,
  versionCalls,
  writeCalls,
} from '#/collections/calls.server.ts';
import type { ContentSource } from '#/content/content-source.ts';
import { pageOf } from '#/http/answers.server.ts';
import { gives, named } from '#/http/call-shape.server.ts';
import { notFound } from '#/http/errors.ts';
import { asks, parseId } from '#/http/input.server.ts';
import type { ListTurns } from '#/http/list-turns.server.ts';
import { newsRefusalText as text } from '#/i18n/tr/news-refusals.ts';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import { allow, cachedCall } from '#/staff/door.server.ts';
import {
  authoredNewsAnswer,
  newsAnswer,
  newsItemAnswer,
  newsVersionAnswer,
  ownFactsAnswer,
} from './answers.server.ts';
import { newsList, newsListSchema } from './list.server.ts';
import { newsQuestions, ownFactsOf } from './questions.server.ts';
import { newsDraftSchema } from './schema.ts';
import { getVersion, newsStore } from './store.server.ts';

/** Parts of the calls that all collections have. */
const stored = {
  ...newsStore,
  draft: named('NewsDraft', newsDraftSchema),
  answer: newsAnswer,
  found: authoredNewsAnswer,
  find: newsStore.findAuthored,
  versions: { ...newsStore.versions, get: getVersion, answer: newsVersionAnswer },
};

interface CallParts extends Required<StoredParts> {
  content: Pick<ContentSource, 'last'>;
  turns: ListTurns;
}

export const newsApi = ({ turns, content, ...parts }: CallParts) =>
  new Hono<StaffEnv>()
    .get(
      '/',
      turns.whileMade,
      cachedCall({ gives: newsAnswer.array(), kept: 'always' }, ({ db }) => newsStore.listPublished(db)),
    )

    .get(
      '/:id',
      cachedCall({ gives: newsAnswer, kept: 'recent' }, async ({ db, params }) => {
        const id = parseId(params.id);
        const news = id && (await newsStore.findPublished(db, id));
        if (!news) throw notFound(text.notFound);
        return news;
      }),
    )

    .route('/', writeCalls(parts, { ...stored, questions: newsQuestions(content) }));

export function adminNewsApi({ turns, content, ...parts }: CallParts) {
  const { db } = parts;
  return new Hono<StaffEnv>()
    .get('/', allow('content'), turns.untilSent, gives(newsAnswer.array()), async (c) =>
      c.json((await newsStore.listWhole(db)).map(newsStore.present)),
    )

    .get('/list', allow('content'), asks(newsListSchema), gives(pageOf(newsItemAnswer)), async (c) => {
      const { username } = c.get('actor');
      return c.json(await newsList.readPage(db, { ...c.req.valid('query'), username }));
    })

    .route('/', findCalls(parts, stored))
    .route('/', publicationCall(parts, { ...stored, questions: newsQuestions(content) }))
    .route('/', restoreCall(parts, stored))
    .route('/', versionCalls(parts, stored));
}

/** Serves the association's facts to the check of an article, which runs in the panel. */
export const ownFactsApi = ({ content }: { content: Pick<ContentSource, 'last'> }) =>
  new Hono<StaffEnv>().get('/own-facts', allow('content'), gives(ownFactsAnswer), (c) =>
    c.json(ownFactsOf(content.last, c.get('actor').foreignAccounts !== undefined)),
  );
