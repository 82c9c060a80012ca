import { recordText } from '#/i18n/tr/operation-record.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import type { Operation } from './schema.ts';

const words = {
  rescuedCount: text.rescued,
  assistedCount: recordText.assisted,
  deadCount: recordText.dead,
  volunteerCount: text.volunteers,
  volunteerHours: recordText.hours,
};

/** Lists in words how many people took part, and were helped or found; nothing of what is not known. */
export const listFigures = (operation: Operation): { field: string; words: string }[] =>
  Object.entries(words).flatMap(([field, say]) => {
    const number = operation[field as keyof typeof words];
    return number ? [{ field, words: say(number) }] : [];
  });

/** Says the same in one line; empty where nothing is known. */
export const sayFigures = (operation: Operation): string =>
  listFigures(operation)
    .map(({ words }) => words)
    .join(', ');
