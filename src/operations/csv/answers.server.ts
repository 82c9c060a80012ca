import { z } from 'zod';
import { named } from '#/http/call-shape.server.ts';
import { importOutcomes } from './shape.ts';

const importedRow = z.object({
  /** Its number in a spreadsheet. */
  line: z.int(),
  outcome: z.enum(importOutcomes),
  title: z.string(),
  /** Of the operation that it is; none of a new one that is not written. */
  id: z.int().optional(),
  /** What changes of the operation. */
  changes: z.object({ label: z.string(), before: z.string(), after: z.string() }).array().optional(),
  /** Why it is refused. */
  reason: z.string().optional(),
});
export type ImportedRow = z.output<typeof importedRow>;

/** The rows that matter most, and how many there are of each outcome. */
export const operationImportAnswer = named(
  'OperationImport',
  z.object({
    rows: importedRow.array(),
    counts: z.record(z.enum(importOutcomes), z.int()),
    unknownHeadings: z.string().array(),
  }),
);
export type OperationImport = z.output<typeof operationImportAnswer>;
