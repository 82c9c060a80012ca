import type { Kysely } from 'kysely';
import type { Content } from '#/content/documents.ts';
import { type KeptReading, keepReading } from '#/db/kept-reading.ts';
import type { Tables } from '#/db/tables.ts';
import { readPublished } from './store.server.ts';

/** A document that came with the site stands in for a field that an upgrade has brought and nobody has filled yet. */
export const completed = (stored: Partial<Content>, first: Content): Content =>
  fillGaps(stored, first) as Content;

/**
 * What visitors read, in memory; one query and one object, so that nobody sees half of a publication.
 * @param first what the site came with
 */
export const openContent = (
  db: Kysely<Tables>,
  { first, ...told }: Parameters<typeof keepReading>[1] & { first: Content },
): Promise<KeptReading<Content>> => keepReading(async () => completed(await readPublished(db), first), told);

/** Adds the fields of `first` that `value` lacks, at any depth outside of lists. */
function fillGaps(value: unknown, first: unknown): unknown {
  if (!isPlain(value) || !isPlain(first)) return value === undefined ? first : value;
  const names = [...new Set([...Object.keys(first), ...Object.keys(value)])];
  return Object.fromEntries(names.map((name) => [name, fillGaps(value[name], first[name])]));
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
