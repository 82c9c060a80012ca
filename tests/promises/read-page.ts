import { openTestApp } from '../support/app.ts';
import { freshDatabase } from '../support/databases.ts';

export interface ReadPage {
  status: number;
  html: string;
  /** What stands between <main> and </main>. */
  main: string;
  /** The words of `main` as a reader sees them, with one space between any two. */
  text: string;
  /** Those of each element that `pattern` finds in `main`; its first group is the inside of the element. */
  textsOf(pattern: RegExp): string[];
}

/** Opens a public page as a visitor without JavaScript. */
export async function readPage(path: string): Promise<ReadPage> {
  const app = await openTestApp(await freshDatabase());
  const answer = await app.visitor().get(path);
  const html = await answer.text();
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1]?.replace(/<script.*?<\/script>/gs, '') ?? '';
  return {
    status: answer.status,
    html,
    main,
    text: toText(main),
    textsOf: (pattern) => [...main.matchAll(pattern)].map(([whole, inside]) => toText(inside ?? whole)),
  };
}

const entities = { '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>', '&amp;': '&' };

function toText(html: string): string {
  const bare = html.replace(/<!--.*?-->/gs, '').replace(/<[^>]+>/g, ' ');
  const decoded = Object.entries(entities).reduce((text, [name, sign]) => text.replaceAll(name, sign), bare);
  return decoded.replace(/\s+/g, ' ').trim();
}
