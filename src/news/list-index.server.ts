import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { readContentVersion } from '#/db/content-version.ts';
import type { Tables } from '#/db/tables.ts';
import { formatDottedDate, formatLongDate } from '#/format/dates.ts';
import { searchKeyOf } from '#/format/turkish.ts';
import type { NewsListItem } from './list-choice.ts';
import { listNewsItems } from './store.server.ts';

export interface IndexedNews {
  item: NewsListItem;
  key: string;
}

/**
 * What the panel's list shows of every article, in memory: searched alike on both databases, and read again at the
 * first look after a change of content.
 * @returns the reader; the newest article comes first
 */
export function openNewsIndex(db: Kysely<Tables>): () => Promise<IndexedNews[]> {
  let latest: { version: number; index: Promise<IndexedNews[]> } | undefined;
  return async () => {
    const version = await readContentVersion(db);
    if (latest?.version !== version) {
      const reading = { version, index: listNewsItems(db).then(indexInTurns) };
      latest = reading;
      // the next look tries again
      reading.index.catch(() => {
        if (latest === reading) latest = undefined;
      });
    }
    return latest.index;
  };
}

/** Folding thousands of articles at once would keep all visitors waiting. */
async function indexInTurns(items: NewsListItem[]): Promise<IndexedNews[]> {
  const index: IndexedNews[] = [];
  for (const item of items) {
    if (index.length % atOnce === 0) await nextTurn();
    index.push({ item, key: searchKeyOf(textOf(item)) });
  }
  return index;
}

const atOnce = 100;

const textOf = ({ title, excerpt, category, createdAt, createdBy }: NewsListItem) =>
  [title, excerpt, category, formatLongDate(createdAt), formatDottedDate(createdAt), createdBy].join(' ');
