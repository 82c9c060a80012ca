import type { z } from 'zod';

/** A list of facts in a file of src/content, and the rule it must keep. */
export interface Subject {
  file: string;
  schema: z.ZodType;
  value: unknown;
}
