import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Content } from '#/content/documents.ts';
import { formatDottedDate, formatLongDate } from '#/format/dates.ts';
import { listNewsToSearch } from '#/news/store.server.ts';
import { operationAddress } from '#/operations/operation-list-query.ts';
import { listPublishedOperations } from '#/operations/store.server.ts';
import { type Entry, type IndexedEntry, indexEntry } from '#/site/search/find-entries.ts';
import { pages } from './pages.tsx';
import type { Parts } from './parts.ts';
import { visitWith } from './visit.ts';

type Needed = Pick<Parts, 'config' | 'database' | 'media' | 'pageCache' | 'clock' | 'log'>;

/**
 * Everything that visitors can find, in memory: a stranger's search asks the database for nothing. It is read again at
 * the first search after a change of content. While the database is away, the last state holds.
 * @returns the reader, which takes the snapshot that the answer is drawn from, and throws when nothing could be read yet
 */
export function openSearchIndex(parts: Needed): (content: Content) => Promise<IndexedEntry[]> {
  let lastGood: IndexedEntry[] | undefined;
  let reading: { generation: number; content: Content; index: Promise<IndexedEntry[]> } | undefined;

  async function readAgain(content: Content): Promise<IndexedEntry[]> {
    try {
      lastGood = await indexInTurns(await readEntries(parts, content));
      return lastGood;
    } catch (error) {
      parts.log.error({ error }, 'search index not read');
      // so not every search tries again
      setTimeout(() => {
        reading = undefined;
      }, retryAfter).unref();
      if (lastGood) return lastGood;
      throw error;
    }
  }
  return (content) => {
    const { generation } = parts.pageCache;
    if (reading?.generation !== generation || reading.content !== content)
      reading = { generation, content, index: readAgain(content) };
    return reading.index;
  };
}

const retryAfter = 1000;

/** Folding thousands of articles at once would keep all visitors waiting. */
async function indexInTurns(entries: Entry[]): Promise<IndexedEntry[]> {
  const index: IndexedEntry[] = [];
  for (const entry of entries) {
    if (index.length % atOnce === 0) await nextTurn();
    index.push(indexEntry(entry));
  }
  return index;
}

const atOnce = 50;

const readEntries = async (parts: Needed, content: Content): Promise<Entry[]> => [
  ...(await listPages(parts, content)),
  ...(await listNews(parts)),
  ...(await listArchive(parts)),
];

/** Their titles and descriptions, and what the menu calls them. */
async function listPages(parts: Needed, content: Content): Promise<Entry[]> {
  const { find } = await parts.media.library.read();
  const visit = visitWith(parts, { content, find, now: parts.clock() });
  const entries: Entry[] = [];
  for (const { path, canonical, prepare } of pages) {
    if (canonical !== undefined || path.includes(':')) continue;
    const drawn = await prepare(new URLSearchParams()).draw(visit);
    if (!drawn || 'redirectTo' in drawn) continue;
    const labels = labelsOf(path, content).filter((label) => label !== drawn.title);
    entries.push({ kind: 'page', path, title: drawn.title, text: drawn.description, notes: labels });
  }
  return entries;
}

function labelsOf(path: string, { menu }: Content): string[] {
  const paths = [path, ...pages.filter(({ canonical }) => canonical === path).map((alias) => alias.path)];
  const links = [
    ...menu.main.flatMap((entry) => ('links' in entry ? entry.links : [entry])),
    ...menu.footer.links,
  ];
  return [...new Set(links.filter((link) => paths.includes(link.path)).map(({ label }) => label))];
}

async function listNews({ database: { db } }: Needed): Promise<Entry[]> {
  const news = await listNewsToSearch(db);
  return news.map(({ id, title, excerpt, content, category, createdAt }) => ({
    kind: 'news',
    path: `/news/${id}`,
    title,
    text: `${excerpt} ${withoutMarks(content)}`,
    notes: [category, formatLongDate(createdAt)],
  }));
}

/** Leaves the words of Markdown: of links and pictures only what is read. */
const withoutMarks = (content: string) =>
  content.replace(/!?\[([^\]\n]{0,300})\]\([^)\n]{0,2000}\)/g, '$1').replace(/[#*_`>|]+/g, ' ');

async function listArchive({ database: { db } }: Needed): Promise<Entry[]> {
  const operations = await listPublishedOperations(db);
  return operations.map(({ id, title, description, location, type, date }) => ({
    kind: 'operation',
    path: operationAddress(id),
    title,
    text: description,
    notes: [...(type ? [type] : []), formatDottedDate(date), location],
  }));
}
