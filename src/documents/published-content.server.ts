import type { Kysely } from 'kysely';
import type { Content } from '#/content/documents.ts';
import type { Tables } from '#/db/tables.ts';
import { readPublished } from './store.server.ts';

/** A document that came with the site stands in for a field that an upgrade has brought and nobody has filled yet. */
export const completed = (stored: Partial<Content>, first: Content): Content =>
  fillGaps(stored, first) as Content;

export const readContent = async (db: Kysely<Tables>, first: Content): Promise<Content> =>
  completed(await readPublished(db), first);

/** Adds the fields of `first` that `value` lacks, at any depth outside of lists. */
function fillGaps(value: unknown, first: unknown): unknown {
  if (!isPlain(value) || !isPlain(first)) return value === undefined ? first : value;
  const names = [...new Set([...Object.keys(first), ...Object.keys(value)])];
  return Object.fromEntries(names.map((name) => [name, fillGaps(value[name], first[name])]));
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
