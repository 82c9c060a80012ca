interface Glyph {
  /** In thousandths of the size. */
  width: number;
  path: string;
}

/** `public/artwork/alphabet.json`. */
export type Alphabet = Record<
  'medium' | 'bold',
  { glyphs: Record<string, Glyph>; kerning: Record<string, number> }
>;

export interface Font {
  letters: Alphabet['bold'];
  /** In pixels. */
  size: number;
}

/** A line of words as an SVG path's group, from outlines: a server may have no font. (x, y) is the start of the baseline. */
export function drawLine(
  words: string,
  { letters, size, x, y, fill }: Font & { x: number; y: number; fill: string },
): string {
  const paths = place(words, letters).placed.map(
    ({ path, at }) => `<path d="${path}" transform="translate(${at} 0)"/>`,
  );
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${size / 1000})">${paths.join('')}</g>`;
}

/** In lines of at most so many pixels, as far as words can be parted. */
export function wrap(text: string, { width, ...font }: Font & { width: number }): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((long) => long.match(/.{1,24}/gu) ?? [])) {
    if (place(word, font.letters).placed.length === 0) continue;
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer, font) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export const widthOf = (words: string, { letters, size }: Font): number =>
  (place(words, letters).width * size) / 1000;

/** What the alphabet has no letter for is left out; an accent that it does not know is, too. */
function place(words: string, { glyphs, kerning }: Font['letters']) {
  let width = 0;
  let last = '';
  const placed: { path: string; at: number }[] = [];
  for (const letter of words.normalize()) {
    const known = glyphs[letter] ? letter : letter.normalize('NFD').charAt(0);
    const glyph = glyphs[known];
    if (!glyph) continue;
    width += kerning[`${last}${known}`] ?? 0;
    placed.push({ path: glyph.path, at: width });
    width += glyph.width;
    last = known;
  }
  return { placed, width };
}
