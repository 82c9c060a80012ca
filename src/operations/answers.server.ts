import { z } from 'zod';
import { operationTypes } from '#/content/kinds.ts';
import { authors, savedVersion, time } from '#/http/answers.server.ts';
import { named } from '#/http/call-shape.server.ts';
import type { ChosenOperation, ListedOperation } from './queries.ts';
import { type Operation, type OperationVersion, operationStatuses } from './schema.ts';

export const operationAnswer = named<Operation>('Operation')(
  z.object({
    id: z.int(),
    title: z.string(),
    description: z.string(),
    location: z.string(),
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
    version: z.int(),
  }),
);

export const authoredOperationAnswer = named<ListedOperation>('AuthoredOperation')(
  operationAnswer.extend(authors),
);

export const chosenOperationAnswer = named<ChosenOperation>('ChosenOperation')(
  operationAnswer.pick({ id: true, title: true, date: true, published: true }),
);

export const operationVersionAnswer = named<OperationVersion>('OperationVersion')(
  operationAnswer.omit({ id: true, createdAt: true, updatedAt: true }).extend(savedVersion),
);
