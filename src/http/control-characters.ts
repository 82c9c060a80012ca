/**
 * A text as XML may hold it (XML 1.0, 2.2): a single control character makes a feed unreadable as a whole.
 * A vertical tab, which is Word's line break, and the end of a page become a new line; what else is forbidden is dropped.
 */
export const withoutControlCharacters = (text: string): string =>
  text.replace(/[\v\f]/g, '\n').replace(/[[\p{Cc}--[\t\n\r\x7f-\x9f]]\ufffe\uffff]/gv, '');
