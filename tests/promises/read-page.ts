import { shareTestApp } from '../support/shared-app.ts';
import { textsIn, toText } from './html-words.ts';

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

/**
 * One app for all tests of the file that asks for it, because visitors without a session change nothing.
 * @returns opens a public page as a visitor without JavaScript
 */
export function sharePages(): (path: string) => Promise<ReadPage> {
  const app = shareTestApp();
  return async (path) => {
    const answer = await app().visitor().get(path);
    const html = await answer.text();
    const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1]?.replace(/<script.*?<\/script>/gs, '') ?? '';
    return {
      status: answer.status,
      html,
      main,
      text: toText(main),
      textsOf: (pattern) => textsIn(main, pattern),
    };
  };
}
