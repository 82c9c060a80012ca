import { html } from 'hono/html';
import { association } from '#/content/association.ts';
import { newsText } from '#/i18n/tr/news.ts';
import type { NewsSummary } from '#/news/schema.ts';
import { feedPath } from '#/site/frame/feed-path.ts';

/** Atom, RFC 4287. */
export async function drawAtomFeed(origin: string, news: NewsSummary[]): Promise<string> {
  const updated =
    news
      .map((article) => article.updatedAt)
      .toSorted()
      .at(-1) ?? `${association.foundedYear}-01-01T00:00:00Z`;
  const body = await html`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="tr">
<title>${association.name.tr} · ${newsText.title}</title>
<id>${origin}/news</id>
<link rel="self" href="${origin}${feedPath}"/>
<link rel="alternate" type="text/html" href="${origin}/news"/>
<updated>${updated}</updated>
<author><name>${association.name.tr}</name></author>
${news.map((article) => entry(origin, article))}</feed>
`;
  return String(body);
}

const entry = (origin: string, article: NewsSummary) => html`<entry>
<title>${article.title}</title>
<id>${origin}/news/${article.id}</id>
<link rel="alternate" type="text/html" href="${origin}/news/${article.id}"/>
<published>${article.createdAt}</published>
<updated>${article.updatedAt}</updated>
<category term="${article.category}"/>
<summary>${article.excerpt}</summary>
</entry>
`;
