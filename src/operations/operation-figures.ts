import { recordText } from '#/i18n/tr/operation-record.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import type { Operation } from './schema.ts';

/** Says how many people took part, and were helped or found; empty where nothing is known. */
export const sayFigures = (operation: Operation): string =>
  [
    operation.rescuedCount > 0 && text.rescued(operation.rescuedCount),
    operation.assistedCount && recordText.assisted(operation.assistedCount),
    operation.deadCount && recordText.dead(operation.deadCount),
    operation.volunteerCount > 0 && text.volunteers(operation.volunteerCount),
    operation.volunteerHours && recordText.hours(operation.volunteerHours),
  ]
    .filter(Boolean)
    .join(', ');
