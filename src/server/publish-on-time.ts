import { publishDueDocuments } from '#/documents/publish-due.server.ts';
import { publishDueNews } from '#/news/publish-due.server.ts';
import type { Parts } from './parts.ts';

type Needed = Pick<Parts, 'database' | 'contentWatch' | 'clock' | 'log'>;

/** In ms. Another copy hears of what was published within a second (db/content-watch.ts). */
const lookEvery = 2000;

/** Publishes scheduled articles and documents at their time, and at once those whose time came while no server ran. */
export function publishOnTime(parts: Needed): () => Promise<void> {
  const look = watchSchedule(parts);
  let latest = look();
  const timer = setInterval(() => {
    latest = look();
  }, lookEvery);
  return () => {
    clearInterval(timer);
    return latest;
  };
}

/** @returns the look that publishes what is due; a second call waits for the first */
export function watchSchedule({ database: { db }, contentWatch, clock, log }: Needed): () => Promise<void> {
  let looking: Promise<void> | undefined;
  let hasFailed = false;

  async function look() {
    try {
      const now = clock();
      const published = [await publishDueNews(db, now), await publishDueDocuments(db, now)];
      if (published.includes(true)) await contentWatch.look();
      hasFailed = false;
    } catch (error) {
      // once, and not every two seconds for as long as the database is away
      if (!hasFailed) log.error(error, 'what is scheduled was not published');
      hasFailed = true;
    }
  }

  return () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
}
