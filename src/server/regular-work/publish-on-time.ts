import { publishDueDocuments } from '#/documents/publication.server.ts';
import { newsStore } from '#/news/store.server.ts';
import type { Parts } from '../parts.ts';

type Needed = Pick<Parts, 'database' | 'contentWatch' | 'clock' | 'log'>;

/** By what the log says when all of them, or one, is not published. */
const schedules = [
  { all: 'scheduled news', one: 'scheduled article', publish: newsStore.publishDue },
  { all: 'scheduled documents', one: 'scheduled document', publish: publishDueDocuments },
];

/**
 * Publishes scheduled articles and documents at their time, and at once those whose time came while no server ran.
 * @returns the look that publishes what is due
 */
export function watchSchedule({ database: { db }, contentWatch, clock, log }: Needed): () => Promise<void> {
  let failedBefore = new Set<string>();

  return async () => {
    const now = clock();
    const failures = new Map<string, unknown>();
    let isAnyOut = false;
    for (const { all, one, publish } of schedules)
      try {
        const published = await publish(db, now);
        isAnyOut ||= published.isAnyOut;
        for (const [id, error] of published.failures) failures.set(`${one} ${id}`, error);
      } catch (error) {
        failures.set(all, error);
      }
    if (isAnyOut) await contentWatch.look();
    // once, and not every two seconds for as long as it lasts
    for (const [what, error] of failures)
      if (!failedBefore.has(what)) log.error(error, `${what} not published`);
    failedBefore = new Set(failures.keys());
  };
}
