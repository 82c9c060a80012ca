import type { z } from 'zod';
import { answersOf } from '#/collections/answers.server.ts';
import { named } from '#/http/call-shape.server.ts';
import { operations } from './schema.ts';

const answers = answersOf(operations);
export const operationAnswer = named('Operation', answers.item);
export const authoredOperationAnswer = named('AuthoredOperation', answers.authored);
export type ListedOperation = z.output<typeof authoredOperationAnswer>;

export const chosenOperationAnswer = named(
  'ChosenOperation',
  operationAnswer.pick({ id: true, title: true, date: true, published: true }),
);
export type ChosenOperation = z.output<typeof chosenOperationAnswer>;

export const operationVersionAnswer = named('OperationVersion', answers.version);
export type OperationVersion = z.output<typeof operationVersionAnswer>;
