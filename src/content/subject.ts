import type { z } from 'zod';

/**
 * Part that visitors read only once a second person has confirmed it: fields, or what a function gives of a document.
 * @param published what visitors read until then
 */
export type Guard = readonly string[] | ((document: unknown, published: unknown) => unknown[]);

/** Description of a file of src/content, and how it begins. */
export interface Subject {
  file: string;
  schema: z.ZodType;
  /** What an empty site begins with. */
  value: unknown;
  guarded?: Guard;
}

/**
 * Returns what an empty site begins with, whole: `value` need not name what has a default. A wrong one stays as it
 * is, so that `checkContent` can say where to mend it.
 */
export function firstValue<Schema extends z.ZodType>(
  schema: Schema,
  value: z.input<Schema>,
): z.output<Schema> {
  const { data = value } = schema.safeParse(value);
  return data as z.output<Schema>;
}
