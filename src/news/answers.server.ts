import { z } from 'zod';
import { authors, savedVersion, time } from '#/http/answers.server.ts';
import { named } from '#/http/call-shape.server.ts';
import type { Authors } from '#/stored/authors.ts';
import type { OwnFacts } from './check/finding.ts';
import type { NewsListItem } from './list-choice.ts';
import type { News, NewsVersion } from './schema.ts';

export const newsAnswer = named<News>('News')(
  z.object({
    id: z.int(),
    title: z.string(),
    excerpt: z.string(),
    content: z.string(),
    category: z.string(),
    imageUrl: z.string().nullable(),
    images: z.array(z.string()),
    operationId: z.int().nullable(),
    published: z.boolean(),
    publishAt: time.nullable(),
    scheduled: z.boolean(),
    createdAt: time,
    updatedAt: time,
    version: z.int(),
  }),
);

export const authoredNewsAnswer = named<News & Authors>('AuthoredNews')(newsAnswer.extend(authors));

export const newsItemAnswer = named<NewsListItem>('NewsListItem')(
  authoredNewsAnswer.omit({ content: true, images: true, operationId: true }),
);

export const newsVersionAnswer = named<NewsVersion>('NewsVersion')(
  newsAnswer
    .omit({ id: true, createdAt: true, updatedAt: true, publishAt: true, scheduled: true })
    .extend({ ...savedVersion, operationTitle: z.string().nullable() }),
);

export const ownFactsAnswer = named<OwnFacts>('OwnFacts')(
  z.object({
    shortName: z.string(),
    phones: z.array(z.string()),
    ibans: z.array(z.string()),
    mayAllowAccounts: z.boolean(),
    place: z.object({ latitude: z.number(), longitude: z.number() }),
  }),
);
