import { html } from 'hono/html';
import { withoutControlCharacters } from '#/http/control-characters.ts';

/** Addresses are whole; times are ISO 8601 UTC. */
interface AtomFeed {
  title: string;
  author: string;
  /** That of the association, from when there is nothing yet. */
  foundedYear: number;
  self: string;
  /** The page that shows the same; the feed is known by it. */
  page: string;
  licence?: { words: string; address: string };
  /** Newest first; an id must stay the same when the title changes (RFC 4287 4.2.6). */
  entries: (Record<'title' | 'id' | 'page' | 'published' | 'updated' | 'summary', string> & {
    category: string | null;
  })[];
}

/** Writes a feed: Atom, RFC 4287, and its licence by RFC 4946. */
export async function writeAtom({ licence, entries, ...feed }: AtomFeed): Promise<string> {
  const changes = entries.map(({ updated }) => updated).toSorted();
  const rights =
    licence && html`<rights>${licence.words}</rights>\n<link rel="license" href="${licence.address}"/>\n`;
  const body = await html`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="tr">
<title>${feed.title}</title>
<id>${feed.page}</id>
<link rel="self" href="${feed.self}"/>
<link rel="alternate" type="text/html" href="${feed.page}"/>
<updated>${changes.at(-1) ?? `${feed.foundedYear}-01-01T00:00:00Z`}</updated>
<author><name>${feed.author}</name></author>
${rights}${entries.map(writeEntry)}</feed>
`;
  // also what was stored before such characters were dropped on their way in
  return withoutControlCharacters(String(body));
}

const writeEntry = (entry: AtomFeed['entries'][number]) => html`<entry>
<title>${entry.title}</title>
<id>${entry.id}</id>
<link rel="alternate" type="text/html" href="${entry.page}"/>
<published>${entry.published}</published>
<updated>${entry.updated}</updated>
${entry.category && html`<category term="${entry.category}"/>\n`}<summary>${entry.summary}</summary>
</entry>
`;
