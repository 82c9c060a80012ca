import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Content } from '#/content/documents.ts';
import { istanbulDay } from '#/format/dates.ts';
import { searchKeyOf } from '#/format/turkish.ts';
import { searchText } from '#/i18n/tr/search.ts';
import { type Entry, type IndexedEntry, indexEntry } from '#/site/search/find-entries.ts';
import { type NotedQuery, noteReads } from '../cache/reads.ts';
import { fixedPages } from '../pages.tsx';
import type { Parts } from '../parts.ts';
import { visitWith } from '../visit.ts';
import { sectionsOf } from './page-sections.tsx';
import { openStoredEntries } from './stored-entries.ts';

type Needed = Pick<Parts, 'config' | 'database' | 'media' | 'pageCache' | 'clock' | 'log'>;

interface Reading {
  generation: number;
  content: Content;
}

/**
 * Everything that visitors can find, in memory: a stranger's search asks the database for nothing. It is read again at
 * the first search after a change of content. While the database is away, the last state holds.
 * @returns the reader, which takes the snapshot that the answer is drawn from, and throws when nothing could be read yet
 */
export function openSearchIndex(parts: Needed): (content: Content) => Promise<IndexedEntry[]> {
  const stored = openStoredEntries(parts.database.db);
  const listPages = openPageEntries(parts);
  let lastGood: IndexedEntry[] | undefined;
  let reading: { of: Reading; index: Promise<IndexedEntry[]> } | undefined;

  async function readAgain(of: Reading): Promise<IndexedEntry[]> {
    try {
      const entries = [
        ...(await listPages(of.content)),
        ...(await stored.listNews()),
        ...(await stored.listOperations()),
      ];
      // an earlier reading may end after a later one
      if (reading?.of === of) lastGood = entries;
      return entries;
    } catch (error) {
      parts.log.error({ error }, 'search index not read');
      // so not every search tries again
      setTimeout(() => {
        if (reading?.of === of) reading = undefined;
      }, retryAfter).unref();
      if (lastGood) return lastGood;
      throw error;
    }
  }
  return (content) => {
    const { generation } = parts.pageCache;
    if (reading?.of.generation === generation && reading.of.content === content) return reading.index;
    const of = { generation, content };
    const index = readAgain(of);
    reading = { of, index };
    return index;
  };
}

const retryAfter = 1000;

/** Drawn again only when words of the site have changed, or the day: what is stored besides names no page. */
function openPageEntries(parts: Needed): (content: Content) => Promise<IndexedEntry[]> {
  let last: { content: Content; today: string; entries: IndexedEntry[] } | undefined;
  return async (content) => {
    const today = istanbulDay(parts.clock());
    if (last?.today !== today || !isDeepStrictEqual(last.content, content))
      last = { content, today, entries: await drawPageEntries(parts, content) };
    return last.entries;
  };
}

/** Their titles and descriptions, what the menu calls them, and what they say. */
async function drawPageEntries(parts: Needed, content: Content): Promise<IndexedEntry[]> {
  const { find } = await parts.media.library.read();
  const entries: Entry[] = [];
  for (const { path, canonical, prepare } of fixedPages) {
    if (canonical !== undefined) continue;
    const stored: NotedQuery[] = [];
    const db = noteReads(parts.database.db, stored);
    const visit = visitWith({ ...parts, database: { db } }, { content, find, now: parts.clock() });
    const drawn = await prepare(new URLSearchParams()).draw(visit);
    if (!drawn || 'redirectTo' in drawn) continue;
    const { title, description, body } = drawn;
    const labels = labelsOf(path, content).filter((label) => searchKeyOf(label) !== searchKeyOf(title));
    const otherWords = otherWordsOf[path];
    entries.push({ kind: 'page', path, title, text: description, notes: labels, otherWords });
    // news and operations are found by themselves
    if (stored.length > 0) continue;
    for (const { id, heading, text } of sectionsOf(body, { content, find })) {
      const notes = heading ? [heading] : [];
      entries.push({ kind: 'section', path: id ? `${path}#${id}` : path, title, text, notes });
    }
    await nextTurn();
  }
  return entries.map(indexEntry);
}

const otherWordsOf: Record<string, string | undefined> = searchText.otherWords;

function labelsOf(path: string, { menu }: Content): string[] {
  const paths = [
    path,
    ...fixedPages.filter(({ canonical }) => canonical === path).map((alias) => alias.path),
  ];
  const links = [
    ...menu.main.flatMap((entry) => ('links' in entry ? entry.links : [entry])),
    ...menu.footer.links,
  ];
  const labels = links.filter((link) => paths.includes(link.path)).map(({ label }) => label);
  // the menu and the footer may differ in capitals alone
  return [...new Map(labels.map((label) => [searchKeyOf(label), label])).values()];
}
