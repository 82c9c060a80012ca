const heading = /^ {0,3}#{1,6}[ \t]+(?!\d)\S/m;
const link = /\[[^\]\n]+\]\((?:https?:\/\/|mailto:|tel:|\/(?!\/))[^\s)]+\)/;
/** Two asterisks at either end, and a sign right behind the first pair: nobody counts or sums so. */
const bold =
  /(?<![\p{L}\d*])\*\*(?=[^\s*])[^*\n]*[^\s*]\*\*(?![\p{L}\d*])|(?<![\p{L}\d*])\*\*[^\s*]\*\*(?![\p{L}\d*])/u;
const kinds = [
  heading,
  /^[ \t]*([-*])[ \t]+[^\s\d].*\n\s*\1[ \t]+[^\s\d]/m,
  /^[ \t]*1\.[ \t]+\S.*\n\s*2\.[ \t]+\S/m,
  /^[ \t]*\|?(?:[ \t]*:?-{3,}:?[ \t]*\|)+/m,
  /^[ \t]*```/m,
];

/**
 * Tells whether a plain text is Markdown. One dash or number may be a sentence's own: it takes a link, bold words, or
 * marks of two kinds.
 */
export const isMarkdown = (plain: string): boolean =>
  link.test(plain) || bold.test(plain) || kinds.filter((kind) => kind.test(plain)).length > 1;

/**
 * Puts a backslash before what is Markdown, but may as well be meant as it stands: ordinals that do not count on from 1,
 * figures behind a dash or an angle, a line under another, and products such as 5*4*3. Indented lines are no code.
 */
export function guardUncertain(markdown: string): string {
  let isCode = false;
  let number = 0;
  const lines = markdown.split('\n');
  const guarded = lines.map((line, place) => {
    const isFence = /^\s*```/.test(line);
    if (isFence) isCode = !isCode;
    if (isCode || isFence) return line;
    const counted = Number(/^\s*(\d{1,9})\.\s/.exec(line)?.[1] ?? 0);
    if (counted > 0) number = counts(counted, number, lines.slice(place + 1)) ? counted : 0;
    else if (/^\S/.test(line)) number = 0;
    const isItem = counted > 0 ? number > 0 : /^\s*[-*]\s+[^\s\d]/.test(line);
    const isUnder = (lines[place - 1] ?? '').trim() !== '';
    return guardInline(isItem ? line : guardStart(line.trimStart(), isUnder));
  });
  return guarded.join('\n');
}

/** @param before the number of the item above; 0 where there is none */
const counts = (number: number, before: number, below: readonly string[]): boolean =>
  number === before + 1 && (before > 0 || /^\s*2\.\s/.test(below.find((line) => /^\S/.test(line)) ?? ''));

function guardStart(line: string, isUnder: boolean): string {
  if (isUnder && /^(?:=+|-+)\s*$/.test(line)) return `\\${line}`;
  if (/^#/.test(line)) return heading.test(line) ? line : `\\${line}`;
  return line.replace(/^(?=[-+*](?:\s|$)|>\s*\d)/, '\\').replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\');
}

const guardInline = (line: string) => line.replace(/(?<=[\p{L}\d])\*(?=[\p{L}\d])/gu, '\\*');
