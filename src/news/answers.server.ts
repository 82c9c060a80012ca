import { z } from 'zod';
import { authors, savedVersion, time } from '#/http/answers.server.ts';
import { named } from '#/http/call-shape.server.ts';

export const newsAnswer = named(
  'News',
  z.object({
    id: z.int(),
    title: z.string(),
    excerpt: z.string(),
    content: z.string(),
    /** May be a category that no longer exists. */
    category: z.string(),
    imageUrl: z.string().nullable(),
    images: z.array(z.string()),
    /** Null for none, and for one that is in the bin or gone. */
    operationId: z.int().nullable(),
    published: z.boolean(),
    /** The time chosen for it to come out; null when none was chosen. */
    publishAt: time.nullable(),
    /** True while it waits for that time; `published` is false until then. */
    scheduled: z.boolean(),
    createdAt: time,
    updatedAt: time,
    /** Rises with each change. */
    version: z.int(),
  }),
);
export type News = z.output<typeof newsAnswer>;

export const authoredNewsAnswer = named('AuthoredNews', newsAnswer.extend(authors));

export const newsItemAnswer = named(
  'NewsListItem',
  authoredNewsAnswer.omit({ content: true, images: true, operationId: true }),
);
export type NewsListItem = z.output<typeof newsItemAnswer>;

export const newsVersionAnswer = named(
  'NewsVersion',
  newsAnswer
    .omit({ id: true, createdAt: true, updatedAt: true, publishAt: true, scheduled: true })
    .extend({ ...savedVersion, operationTitle: z.string().nullable() }),
);
export type NewsVersion = z.output<typeof newsVersionAnswer>;

export const ownFactsAnswer = named(
  'OwnFacts',
  z.object({
    shortName: z.string(),
    phones: z.array(z.string()),
    ibans: z.array(z.string()),
    mayAllowAccounts: z.boolean(),
    place: z.object({ latitude: z.number(), longitude: z.number() }),
  }),
);
