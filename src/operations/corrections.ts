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
  /** Null when it is not known any more. Days are 'YYYY-MM-DD'. */
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
      const [before, after] = [said(field, published[place]?.[field]), said(field, now[field])];
      return before === null || before === after ? [] : [{ field, before, after, at: now.savedAt }];
    }),
  );

const unsaid: Partial<Record<CorrectedField, number>> = { volunteerCount: 0, rescuedCount: 0, counts: 1 };

/** Leaves out what a field holds until somebody says it. */
const said = (field: CorrectedField, value: string | number | null = null) =>
  value === unsaid[field] ? null : value;

export const sayCorrection = ({ field, before, after, at }: Correction): string =>
  text.correction(text.fields[field].heading, {
    before: say(before),
    after: after === null ? undefined : say(after),
    day: formatLongDate(at),
  });

const say = (value: string | number) =>
  typeof value === 'string' ? formatLongDate(value) : value.toLocaleString('tr');
