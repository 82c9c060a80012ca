import { formatLongDate } from '#/format/dates.ts';
import { openDataText as text } from '#/i18n/tr/open-data.ts';
import type { Operation } from './schema.ts';

/** Fields that say so when they are corrected. None of them tells of a place. */
const correctedFields = [
  ...(['date', 'counts', 'volunteerCount', 'volunteerHours'] as const),
  ...(['rescuedCount', 'assistedCount', 'deadCount'] as const),
];
type CorrectedField = (typeof correctedFields)[number];

/** Change of what visitors had read. */
export interface Correction {
  field: CorrectedField;
  before: string | number;
  /** Null when it is not known any more. */
  after: string | number | null;
  /** ISO 8601 UTC. */
  at: string;
}

/** Corrections of operations by their ids, the earliest first. */
export type Corrections = Map<number, Correction[]>;

/** Finds what has been corrected. @param published versions that visitors have read, in their order */
export const findCorrections = (
  published: readonly (Pick<Operation, CorrectedField> & { savedAt: string })[],
): Correction[] =>
  published.slice(1).flatMap((now, place) =>
    correctedFields.flatMap((field): Correction[] => {
      const [before, after] = [published[place]?.[field] ?? null, now[field]];
      const isCorrection = before !== null && !isUnsaid(field, before) && before !== after;
      return isCorrection ? [{ field, before, after, at: now.savedAt }] : [];
    }),
  );

/** These two are 0 until somebody says them, and no page shows that. */
const isUnsaid = (field: CorrectedField, value: string | number) =>
  value === 0 && (field === 'volunteerCount' || field === 'rescuedCount');

export const sayCorrection = ({ field, before, after, at }: Correction): string =>
  text.correction(text.fields[field].heading, {
    before: say(before),
    after: after === null ? undefined : say(after),
    day: formatLongDate(at),
  });

const say = (value: string | number) =>
  typeof value === 'string' ? formatLongDate(value) : value.toLocaleString('tr');
