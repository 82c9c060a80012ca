import type { z } from 'zod';

export interface Fault {
  /** ['banks', 0, 'accounts', 2, 'iban'] */
  path: (string | number)[];
  /** A Turkish sentence, to stand below the field. */
  message: string;
}

/** Lists all that is wrong with a document, in the order of its fields. */
export function findFaults(schema: z.ZodType, value: unknown): Fault[] {
  const { error } = schema.safeParse(value, { error: describeShape });
  return (error?.issues ?? []).map(({ path, message }) => ({ path: path as Fault['path'], message }));
}

function describeShape(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') return `Bilinmeyen bir alan var: "${issue.keys[0]}".`;
  if (issue.code !== 'invalid_type') return undefined;
  return issue.input === undefined ? 'Eksik.' : 'Doldurulmalı.';
}
