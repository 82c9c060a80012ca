import { z } from 'zod';
import { operationTypes } from '#/content/kinds.ts';
import { authors, savedVersion, time } from '#/http/answers.server.ts';
import { named } from '#/http/call-shape.server.ts';
import { operationStatuses } from './schema.ts';

export const operationAnswer = named(
  'Operation',
  z.object({
    id: z.int(),
    title: z.string(),
    description: z.string(),
    location: z.string(),
    /** What visitors read instead of `location` while the place is held. */
    district: z.string(),
    isPlaceHeld: z.boolean(),
    date: z.iso.date(),
    status: z.enum(operationStatuses),
    type: z.enum(operationTypes).nullable(),
    rescuedCount: z.int(),
    volunteerCount: z.int(),
    imageUrl: z.string().nullable(),
    published: z.boolean(),
    createdAt: time,
    updatedAt: time,
    /** Rises with each change. */
    version: z.int(),
  }),
);
export type Operation = z.output<typeof operationAnswer>;

export const authoredOperationAnswer = named('AuthoredOperation', operationAnswer.extend(authors));
export type ListedOperation = z.output<typeof authoredOperationAnswer>;

export const chosenOperationAnswer = named(
  'ChosenOperation',
  operationAnswer.pick({ id: true, title: true, date: true, published: true }),
);
export type ChosenOperation = z.output<typeof chosenOperationAnswer>;

export const operationVersionAnswer = named(
  'OperationVersion',
  operationAnswer.omit({ id: true, createdAt: true, updatedAt: true }).extend(savedVersion),
);
export type OperationVersion = z.output<typeof operationVersionAnswer>;
