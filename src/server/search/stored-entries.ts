import type { Kysely } from 'kysely';
import { openRowCache } from '#/db/row-cache.ts';
import type { Tables } from '#/db/tables.ts';
import { formatDottedDate, formatLongDate } from '#/format/dates.ts';
import { operationsText } from '#/i18n/tr/operations.ts';
import { listSearchedNews, readNewsToSearch } from '#/news/published-news.server.ts';
import { operationAddress, placeInList } from '#/operations/operation-list-query.ts';
import type { Operation } from '#/operations/schema.ts';
import { listSearchedOperations, readOperations } from '#/operations/store.server.ts';
import { type Entry, type IndexedEntry, indexEntry } from '#/site/search/find-entries.ts';

/**
 * Opens the entries of the articles and operations; of those that have not changed since, the last entries are taken
 * again.
 */
export function openStoredEntries(db: Kysely<Tables>) {
  const makeOfNews = openRowCache<SearchedNews, IndexedEntry>();
  const makeOfOperations = openRowCache<Operation, FoundOperation>();

  async function listNews(): Promise<IndexedEntry[]> {
    return makeOfNews({
      present: await listSearchedNews(db),
      read: (ids) => readNewsToSearch(db, ids),
      make: (news) => indexEntry(entryOfNews(news)),
    });
  }

  async function listOperations(): Promise<IndexedEntry[]> {
    const made = await makeOfOperations({
      present: await listSearchedOperations(db),
      read: (ids) => readOperations(db, ids),
      make: (operation) => ({ id: operation.id, entry: indexEntry(entryOfOperation(operation)) }),
    });
    return made.map(({ id, entry }, newer) => ({ ...entry, path: entry.path || placeInList({ id, newer }) }));
  }

  return { listNews, listOperations };
}

interface FoundOperation {
  id: number;
  entry: IndexedEntry;
}

/** Leaves the words of Markdown: of links and pictures only what is read. */
const withoutMarks = (content: string) =>
  content.replace(/!?\[([^\]\n]{0,300})\]\([^)\n]{0,2000}\)/g, '$1').replace(/[#*_`>|]+/g, ' ');

type SearchedNews = Awaited<ReturnType<typeof readNewsToSearch>>[number];

const entryOfNews = ({ id, title, excerpt, content, category, createdAt }: SearchedNews): Entry => ({
  kind: 'news',
  path: `/news/${id}`,
  title,
  text: `${excerpt} ${withoutMarks(content)}`,
  notes: [category, formatLongDate(createdAt)],
});

/** Without an account of its own its path comes from its place in the list, which others change. */
const entryOfOperation = ({
  title,
  description,
  location,
  type,
  date,
  status,
  ...more
}: Operation): Entry => ({
  kind: 'operation',
  path: more.workDone ? operationAddress({ id: more.id, title }) : '',
  title,
  text: `${description} ${more.workDone}`,
  notes: [
    ...(status === 'completed' ? [] : [operationsText.status[status]]),
    ...(type ? [type] : []),
    formatDottedDate(date),
    location,
    ...(more.province && !location.includes(more.province) ? [more.province] : []),
  ],
  otherWords: formatLongDate(date),
});
