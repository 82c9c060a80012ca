import type { ContentSource } from '#/content/content-source.ts';
import type { Content } from '#/content/documents.ts';
import { withTimeout } from '#/db/connection.ts';
import { istanbulDay } from '#/format/dates.ts';
import type { FindPicture } from '#/media/library-picture.ts';
import type { Parts } from './parts.ts';
import type { Visit } from './public-page.ts';

/** Readings that every page is drawn from, each read once. */
export interface Read {
  content: Content;
  find: FindPicture;
  /** When that was; the notice comes and goes by it. */
  now: Date;
}

export async function readForPage({
  content,
  media,
  clock,
}: Pick<Parts, 'content' | 'media' | 'clock'>): Promise<Read> {
  const [snapshot, { find }] = await Promise.all([content.read(), media.library.read()]);
  return { content: snapshot, find, now: clock() };
}

/** A visit that fails when its data cannot be read. */
export const visitWith = (
  { config, database }: Pick<Parts, 'config'> & { database: Pick<Parts['database'], 'db'> },
  { content, find, now }: Read,
): Omit<Visit<unknown>, 'query'> => ({
  db: database.db,
  content,
  params: {},
  siteUrl: config.siteUrl,
  ifReachable: (reading) => reading,
  findPicture: find,
  today: istanbulDay(now),
});

const longestWait = 1000;

/**
 * Returns what was read last when reading takes over a second: a page that says that the rest must wait does not wait
 * for it.
 */
export function readContentSoon(content: ContentSource): Promise<Content> {
  return withTimeout(content.read(), { milliseconds: longestWait }).catch(() => content.last);
}
