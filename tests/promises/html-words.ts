import { renderToStaticMarkup } from 'react-dom/server';

/** Words or an address of the content as they stand in HTML: `&` is `&amp;` there. */
export const inHtml = (words: string) => renderToStaticMarkup(words);

/** The words of each element that `pattern` finds; its first group is the inside of the element. */
export const textsIn = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([whole, inside]) => toText(inside ?? whole));

const entities = { '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** The words as a reader sees them, with one space between any two. */
export function toText(html: string): string {
  const bare = html.replace(/<!--.*?-->/gs, '').replace(/<[^>]+>/g, ' ');
  const decoded = Object.entries(entities).reduce((text, [name, sign]) => text.replaceAll(name, sign), bare);
  return decoded.replace(/\s+/g, ' ').trim();
}
