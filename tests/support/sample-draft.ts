import type { z } from 'zod';

/**
 * A draft that says something of its own in every field of the schema, so that a test knows a field that came later.
 * @param more values to try where none of the usual ones fits: a word of a fixed list
 */
export function sampleDraft(schema: z.ZodObject, more: readonly unknown[] = []): Record<string, unknown> {
  const names = Object.keys(schema.shape).filter((name) => name !== 'version');
  return Object.fromEntries(names.map((name) => [name, sampleOf(schema, name, more)]));
}

function sampleOf(schema: z.ZodObject, name: string, more: readonly unknown[]): unknown {
  const picture = `/media/${name}.jpg`;
  const found = [
    `Örnek ${name}`,
    picture,
    [picture],
    true,
    7,
    '2026-05-04',
    '2026-05-04T08:00:00.000Z',
    ...more,
  ].find((value) => schema.shape[name]?.safeParse(value).success);
  if (found === undefined) throw new Error(`No sample fits the field ${name}.`);
  return found;
}

/** The words of a sample, as a visitor can find them on a page. */
export const wordsOf = (draft: Record<string, unknown>): string[] =>
  Object.values(draft)
    .flat()
    .filter((value) => typeof value === 'string');
