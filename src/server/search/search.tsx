import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { decodeHTML } from 'entities';
import { Hono } from 'hono';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ContentContext } from '#/content/content-context.ts';
import type { Content } from '#/content/documents.ts';
import { istanbulDay } from '#/format/dates.ts';
import { readSearchQuery } from '#/format/search-query.ts';
import { searchKeyOf } from '#/format/turkish.ts';
import { searchText } from '#/i18n/tr/search.ts';
import { LibraryContext } from '#/media/library-context.ts';
import { type Entry, findEntries, type IndexedEntry, indexEntry } from '#/site/search/find-entries.ts';
import { searchPath } from '#/site/search/search-form.tsx';
import { searchPage } from '#/site/search/search-page.tsx';
import { SharedQueries } from '../cache/shared-queries.ts';
import type { PageRenderer } from '../page-renderer.tsx';
import { fixedPages, listPages } from '../pages.tsx';
import type { Parts } from '../parts.ts';
import { type Read, visitWith } from '../public-page.ts';
import { openStoredEntries } from './stored-entries.ts';

/**
 * Searches. The page is not among the others: what strangers look for is drawn each time, must not fill the cache,
 * and is not indexed.
 */
export function search(parts: Parts, { respondInTurn }: Pick<PageRenderer, 'respondInTurn'>) {
  const readIndex = openSearchIndex(parts);
  return new Hono().get(searchPath, (c) => {
    const query = readSearchQuery(new URL(c.req.url).searchParams);
    return respondInTurn(c, async (content) =>
      searchPage({ typed: query.typed, ...findEntries(await readIndex(content), query.words) }),
    );
  });
}

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
function openSearchIndex(parts: Needed): (content: Content) => Promise<IndexedEntry[]> {
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
  const queries = new SharedQueries(parts.database.db, parts.pageCache.changedAt);
  const entries: Entry[] = [];
  for (const { path, canonical, prepare } of listPages(content)) {
    if (canonical !== undefined) continue;
    let asked = 0;
    const db = queries.connect(() => void asked++);
    const visit = visitWith({ ...parts, database: { db } }, { content, find, now: parts.clock() });
    const drawn = await prepare(new URLSearchParams()).draw(visit);
    if (!drawn || !('body' in drawn)) continue;
    const { title, description, body, searchWords } = drawn;
    const labels = labelsOf(path, content).filter((label) => searchKeyOf(label) !== searchKeyOf(title));
    const otherWords = searchWords ?? otherWordsOf[path];
    entries.push({ kind: 'page', path, title, text: description, notes: labels, otherWords });
    // news and operations are found by themselves
    if (asked > 0) continue;
    for (const { id, heading, text } of sectionsOf(body, { content, find })) {
      const notes = heading ? [heading] : [];
      entries.push({ kind: 'section', path: id ? `${path}#${id}` : path, title, text, notes });
    }
    await nextTurn();
  }
  return entries.map(indexEntry);
}

const otherWordsOf: Record<string, string | undefined> = searchText.otherWords;

/** Lists what the menu calls a page, also by another path that leads there. */
export function labelsOf(path: string, { menu }: Content): string[] {
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

interface PageSection {
  /** Of the element that it begins with. Undefined for the beginning of the page. */
  id: string | undefined;
  /** The one that it begins with, or has soon after. A part without an id has several of equal rank. */
  heading: string | undefined;
  /** Without the title, what only leads on, such as menus and buttons, and the numbers of accounts. */
  text: string;
}

/** What visitors read on a page, cut wherever a link can lead to. Without the frame around it. */
function sectionsOf(body: ReactNode, { content, find }: Pick<Read, 'content' | 'find'>): PageSection[] {
  const html = renderToStaticMarkup(
    <ContentContext value={content}>
      <LibraryContext value={find}>{body}</LibraryContext>
    </ContentContext>,
  );
  return html
    .replace(unread, ' ')
    .split(beginning)
    .map((section) => {
      const id = idAtStart.exec(section)?.[1];
      const heading = id && firstHeading.exec(section)?.[0];
      return {
        id,
        heading: heading && wordsOf(heading),
        text: wordsOf(heading ? section.replace(heading, ' ') : section),
      };
    })
    .filter(({ text }) => text !== '');
}

const wordsOf = (html: string) =>
  decodeHTML(html.replace(tag, ' ')).replace(/\s+/g, ' ').replace(iban, '…').trim();

// React writes a > in an attribute as &gt;
const unread = /<(nav|button|script|svg|template|h1)\b.*?<\/\1>|<(\w+)\b[^>]* aria-hidden="true".*?<\/\2>/gs;
const beginning = /(?=<\w+[^>]* id=")/;
const firstHeading = /<h[2-4]\b.*?<\/h\d>/s;
const idAtStart = /^<\w+[^>]* id="([^"]+)"/;
const tag = /<[^>]*>/g;

/** Donors have to take it from the page of the accounts alone. */
const iban = /\bTR\d{2}(?: ?\d{4}){5} ?\d{2}\b/g;
