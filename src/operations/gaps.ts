import type { Operation } from './schema.ts';

/** Fields without which the record's lists and figures say less than they could, in the order of the form. */
const needed = ['type', 'volunteerCount', 'province', 'volunteerHours'] as const;

type Gap = (typeof needed)[number];

/** Lists what an operation that took place does not say yet. */
export const gapsOf = (operation: Pick<Operation, Gap | 'status'>): Gap[] =>
  operation.status === 'cancelled' ? [] : needed.filter((name) => isMissing(name, operation[name]));

/** A team of nobody is one that nobody has counted; hours may be none. */
const isMissing = (name: Gap, value: string | number | null) =>
  value === null || (name === 'volunteerCount' && value === 0);
