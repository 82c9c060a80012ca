import { z } from 'zod';
import { answersOf } from '#/collections/answers.server.ts';
import { named } from '#/http/call-shape.server.ts';
import { news } from './schema.ts';

const answers = answersOf(news);
export const newsAnswer = named('News', answers.item);
export const authoredNewsAnswer = named('AuthoredNews', answers.authored);

export const newsItemAnswer = named(
  'NewsListItem',
  authoredNewsAnswer.pick({
    ...{ id: true, title: true, excerpt: true, category: true, imageUrl: true },
    ...{ published: true, publishAt: true, scheduled: true },
    ...{ createdAt: true, updatedAt: true, version: true, createdBy: true, updatedBy: true },
  }),
);
export type NewsListItem = z.output<typeof newsItemAnswer>;

export const newsVersionAnswer = named(
  'NewsVersion',
  answers.version.extend({ operationTitle: z.string().nullable() }),
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
