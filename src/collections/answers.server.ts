import { z } from 'zod';
import { authors, savedVersion, time } from '#/http/answers.server.ts';
import type { Collection, Fields, Publication } from './collection.ts';

const publicationAnswers = {
  none: {},
  plain: { published: z.boolean() },
  planned: {
    published: z.boolean(),
    /** The time chosen for it to come out; null when none was chosen. */
    publishAt: time.nullable(),
    /** True while it waits for that time; `published` is false until then. */
    scheduled: z.boolean(),
  },
} as const;

const stamps = {
  createdAt: time,
  updatedAt: time,
  /** Rises with each change. */
  version: z.int(),
};

type Answers<Described extends Fields> = { [Name in keyof Described]: Described[Name]['answer'] };

/** Describes what the calls of a collection give: one of its things, the same with who wrote it, and a version. */
export function answersOf<Described extends Fields, Published extends Publication>({
  fields,
  publication,
}: Collection<Described, Published>) {
  const answered = Object.fromEntries(Object.entries(fields).map(([field, { answer }]) => [field, answer]));
  // `Object.fromEntries` knows no field by its name
  const values = answered as Answers<Described>;
  const published = publicationAnswers[publication] as (typeof publicationAnswers)[Published];
  const item = z.object({ id: z.int(), ...values, ...published, ...stamps });
  return {
    item,
    authored: z.object({ ...item.shape, ...authors }),
    version: z.object({ ...values, published: z.boolean(), ...savedVersion }),
  };
}
