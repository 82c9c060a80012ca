import { decodeHTML } from 'entities';
import { isIban } from '#/format/iban.ts';

export interface Page {
  /** What visitors read, without tags. */
  words: string;
  /** IBANs among the words. */
  shown: string[];
  /** Those, and what stands in attributes, because a button copies it, and in scripts and comments. */
  held: string[];
}

/** Of the HTML alone: what a style sheet, a script or a picture makes of it is not seen. */
export function readPage(html: string): Page {
  const text = decodeHTML(html.replace(neverShown, '').replace(tag, ' '));
  const shown = findIbans(text);
  return {
    words: text.replace(/\p{Cf}/gu, '').replace(/\s+/g, ' '),
    shown,
    held: [...new Set([...shown, ...findIbans(decodeHTML(html))])],
  };
}

const neverShown = /<!--[\s\S]*?(?:--!?>|$)|<(script|style)\b[\s\S]*?<\/\1\s*>/gi;

/** Ends sooner than for a browser when an attribute holds a >, never later: nothing that is shown is taken for a tag. */
const tag = /<[!?/a-z][^>]*>/gi;

/**
 * Whatever a reader does not see, or skips, may stand between the signs. One with wrong check digits, such as a telephone
 * number behind ".tr", is none; no bank would take it.
 */
function findIbans(text: string): string[] {
  const signs = text.normalize('NFKC').replace(/[^\p{L}\p{N}\p{S}]+/gu, '');
  const found = [...signs.matchAll(/(?=(TR\d{7}0[A-Z0-9]{16}))/gi)].map(([, iban = '']) =>
    iban.toUpperCase(),
  );
  return [...new Set(found)].filter(isIban);
}
