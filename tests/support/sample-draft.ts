import type { z } from 'zod';

/**
 * A draft that says something of its own in every field of the schema, so that a test knows a field that came later.
 * @param more values to try where none of the usual ones fits: a word of a fixed list
 */
export function sampleDraft(schema: z.ZodObject, more: readonly unknown[] = []): Record<string, unknown> {
  const names = Object.keys(schema.shape).filter((name) => !ofTheSave.includes(name));
  return Object.fromEntries(names.map((name, place) => [name, sampleOf(schema, { name, place, more })]));
}

/** They speak of the save; nothing of them is stored. */
const ofTheSave = ['version', 'isPlan'];

interface Field {
  name: string;
  place: number;
  more: readonly unknown[];
}

function sampleOf(schema: z.ZodObject, { name, place, more }: Field): unknown {
  const picture = `/media/${name}.jpg`;
  const day = `2026-05-${10 + place}`;
  const found = [
    `Örnek ${name}`,
    picture,
    [picture],
    true,
    // long, so that no other figure of a page holds it
    70123 + place,
    day,
    `${day}T08:00:00.000Z`,
    ...more,
  ].find((value) => schema.shape[name]?.safeParse(value).success);
  if (found === undefined) throw new Error(`No sample fits the field ${name}.`);
  return found;
}

/**
 * The fields of a sample whose words or figures its article on the page lacks. What is said elsewhere, in the head or as
 * a sum of all, does not count; a yes or no has no words, so it is always among them.
 */
export function fieldsMissing(html: string, shown: Record<string, unknown>): string[] {
  const article = html.slice(html.indexOf('<article'), html.lastIndexOf('</article>'));
  const isThere = (value: unknown) => typeof value !== 'boolean' && article.includes(String(value));
  return Object.keys(shown).filter((name) => ![shown[name]].flat().every(isThere));
}
