import { decodeHTML } from 'entities';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ContentContext } from '#/content/content-context.ts';
import { LibraryContext } from '#/media/library-context.ts';
import type { Read } from '../visit.ts';

export interface PageSection {
  /** Of the element that it begins with. Undefined for the beginning of the page. */
  id: string | undefined;
  /** The one that it begins with, or has soon after. A part without an id has several of equal rank. */
  heading: string | undefined;
  /** Without the title, what only leads on, such as menus and buttons, and the numbers of accounts. */
  text: string;
}

/** What visitors read on a page, cut wherever a link can lead to. Without the frame around it. */
export function sectionsOf(
  body: ReactNode,
  { content, find }: Pick<Read, 'content' | 'find'>,
): PageSection[] {
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
