import type { Kysely } from 'kysely';
import { readContentVersion } from '#/db/content-version.ts';
import { keepMadeOfRows } from '#/db/made-of-rows.ts';
import type { Tables } from '#/db/tables.ts';
import { formatDottedDate, formatLongDate } from '#/format/dates.ts';
import { searchKeyOf } from '#/format/turkish.ts';
import type { NewsListItem } from './list-choice.ts';
import { listItemIds, readNewsItems } from './list-store.server.ts';

export interface IndexedNews {
  item: NewsListItem;
  key: string;
}

/**
 * What the panel's list shows of every article, in memory: searched alike on both databases. At the first look after a
 * change of content the articles that have changed are read again.
 * @returns the reader; the newest article comes first
 */
export function openNewsIndex(db: Kysely<Tables>): () => Promise<IndexedNews[]> {
  const makeOfNews = keepMadeOfRows<NewsListItem, IndexedNews>();
  let latest: { version: number; index: Promise<IndexedNews[]> } | undefined;

  const readIndex = async () =>
    makeOfNews({
      present: await listItemIds(db),
      read: (ids) => readNewsItems(db, ids),
      make: (item) => ({ item, key: searchKeyOf(textOf(item)) }),
    });

  return async () => {
    const version = await readContentVersion(db);
    if (latest?.version !== version) {
      const reading = { version, index: readIndex() };
      latest = reading;
      // the next look tries again
      reading.index.catch(() => {
        if (latest === reading) latest = undefined;
      });
    }
    return latest.index;
  };
}

const textOf = ({ title, excerpt, category, createdAt, createdBy }: NewsListItem) =>
  [title, excerpt, category, formatLongDate(createdAt), formatDottedDate(createdAt), createdBy].join(' ');
