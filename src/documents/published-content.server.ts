import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Content } from '#/content/documents.ts';
import { type CachedReading, openCachedReading, type ReadingEvents } from '#/db/cached-reading.ts';
import type { Tables } from '#/db/tables.ts';
import { knownNames, readOlder } from './forms.server.ts';
import { readPublished } from './store.server.ts';

/** A document that came with the site stands in for a field without a default that nobody has filled yet. */
export const completed = (stored: Partial<Content>, first: Content): Content =>
  Object.fromEntries(knownNames.map((name) => [name, readOlder(name, stored[name], first[name])])) as Content;

/**
 * What visitors read, in memory; one query and one object, so that nobody sees half of a publication. A document that
 * has not changed stays the same object, because pages hold on to those that they were drawn from.
 * @param first what the site came with
 */
export function openContent(
  db: Kysely<Tables>,
  { first, ...events }: ReadingEvents & { first: Content },
): Promise<CachedReading<Content>> {
  let last = first;
  return openCachedReading(async () => {
    const next = completed(await readPublished(db), first);
    last = Object.fromEntries(
      knownNames.map((name) => [name, isDeepStrictEqual(last[name], next[name]) ? last[name] : next[name]]),
    ) as Content;
    return last;
  }, events);
}
