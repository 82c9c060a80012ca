import type { FindQuestions } from '#/collections/questions.server.ts';
import { placeWordsOf } from './place-words.ts';
import type { Operation } from './schema.ts';

/** Asks before visitors read of a place that is to be kept back: a family, or onlookers, would come. */
export const operationQuestions: FindQuestions<Operation> = async (_c, { after }) => {
  if (after.published === false) return [];
  return placeWordsOf(after).map((words) => ({
    ...{ kind: 'held-place', place: 'description', words, blocks: false },
  }));
};
