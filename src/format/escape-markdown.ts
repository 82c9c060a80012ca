/** Puts a backslash before the signs that Markdown would read as marks. */
export const escapeSigns = (text: string) =>
  text
    .replace(/[\\`[\]]/g, '\\$&')
    .replace(/(?<!\s)\*|\*(?!\s)/g, '\\*')
    .replace(/(?<![\p{L}\d])_|_(?![\p{L}\d])/gu, '\\_')
    .replace(/~(?=~)|(?<=~)~/g, '\\~')
    .replace(/<(?=[a-z\d/!?])/gi, '\\<')
    .replace(/&(?=#?\w+;)/g, '\\&');

/** Escapes the signs that mean something at the start of a line, which are more. */
export const escapeLineStart = (line: string): string =>
  line
    .replace(/^#{1,6}(?=\s|$)|^[-+](?=\s|$)|^>/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
    .replace(/^([=|:-])(?=[=|: -]*$)/, '\\$1');

/** Signs at the end of a heading would be taken for its close. */
export const escapeLineEnd = (line: string): string => line.replace(/#+$/, '\\$&');

/**
 * Writes each sign, and the first and the last letter, as a number. Nothing in it can be read as a mark, and marks
 * beside it always count: Markdown looks at the neighbours of a mark, and these are signs.
 */
export function encodeText(text: string): string {
  const letters = [...text];
  return letters
    .map((letter, place) => {
      const isEdge = place === 0 || place === letters.length - 1;
      return isEdge || /[!-/:-@[-`{-~]/.test(letter) ? `&#${letter.codePointAt(0)};` : letter;
    })
    .join('');
}

const escapeEntities = (text: string) => text.replace(/&(?=#?\w+;)/g, '\\&');

/** The part of a link or picture in round brackets. */
export function writeTarget(address: string, title: string | null): string {
  const place = address === '' && title !== null ? '<>' : escapeEntities(address.replace(/[()\\]/g, '\\$&'));
  return title === null ? `(${place})` : `(${place} "${escapeEntities(title.replace(/["\\]/g, '\\$&'))}")`;
}

/** Inline code, fenced by more backticks than it holds. */
export function writeCode(code: string): string {
  const runs = (code.match(/`+/g) ?? []).map(({ length }) => length);
  const fence = '`'.repeat(Math.max(0, ...runs) + 1);
  const needsRoom = /^`|`$/.test(code) || (/^ .* $/.test(code) && code.trim() !== '');
  return needsRoom ? `${fence} ${code} ${fence}` : fence + code + fence;
}
