import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaParts } from '../parts.server.ts';
import { fetchFromStore, inWorkFolder } from '../work-folder.server.ts';
import { cardSize } from './card-size.ts';

export interface Card extends CardWords {
  /** Words for who does not see the card. */
  alt: string;
  /** Its picture, and the point of it that stays, in percent; a card without one shows the words. */
  picture?: { url: string; x: number; y: number };
}

/** Draws the picture of a shared link. @param ownFiles the folder of what comes with the site @returns a JPEG */
export async function drawCard(
  { files, incoming, pictures }: Pick<MediaParts, 'files' | 'incoming' | 'pictures'>,
  { card, ownFiles }: { card: Card; ownFiles: string },
): Promise<Buffer> {
  return inWorkFolder({ incoming, prefix: 'card-' }, async (folder) => {
    const target = join(folder, 'card.jpg');
    if (card.picture) {
      const { url, ...point } = card.picture;
      const name = /^\/media\/(.+)$/.exec(url)?.[1];
      const source = name ? await fetchFromStore(files, { name, folder }) : join(ownFiles, url);
      const { done } = await pictures.run({ kind: 'card', source, point, target }, 'upload');
      if (done) return readFile(target);
    }
    const read = (name: string) => readFile(join(ownFiles, name), 'utf8');
    const alphabet = JSON.parse(await read('artwork/alphabet.json'));
    const svg = drawWords(card, { alphabet, emblem: await read('icons/emblem-light.svg') });
    const { refused } = await pictures.run({ kind: 'card', svg, target }, 'upload');
    if (refused) throw new Error(`the card of "${card.title}" was not drawn: ${refused}`);
    return readFile(target);
  });
}

interface CardWords {
  title: string;
  /** The association's. */
  name: string;
}

const left = 80;
const column = cardSize.width - 2 * left;
const most = { letters: 180, lines: 4 };

/** Sizes in pixels, of which the first that fits is taken, or else the smallest. */
const titleSizes = [92, 80, 68];
const smallest = 58;

/** Draws a page's title below the association's name, as SVG. @param emblem as SVG, in a square of 64 */
function drawWords(
  { title, name }: CardWords,
  { emblem, alphabet: { bold, medium } }: { emblem: string; alphabet: Alphabet },
): string {
  const { lines, size } = fitTitle(title, bold);
  const top = 380 - ((lines.length - 1) * size * 1.15) / 2;
  const nameSize = Math.min(36, (36 * (column - 120)) / widthOf(name, { letters: medium, size: 36 }));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">`,
    '<linearGradient id="night" x2="0" y2="1"><stop stop-color="#17335c"/><stop offset="1" stop-color="#0b1b33"/></linearGradient>',
    `<rect width="100%" height="100%" fill="url(#night)"/><rect y="614" width="100%" height="16" fill="#f26a1b"/>`,
    emblem.replace('<svg', `<svg x="${left}" y="64" width="92" height="92"`),
    drawLine(name, { letters: medium, size: nameSize, x: left + 116, y: 123, fill: '#dfe8f2' }),
    ...lines.map((line, place) =>
      drawLine(line, {
        letters: bold,
        size,
        x: left,
        y: Math.round(top + place * size * 1.15),
        fill: '#fff',
      }),
    ),
    '</svg>',
  ].join('');
}

function fitTitle(title: string, letters: Alphabet['bold']): { lines: string[]; size: number } {
  const short = title.length > most.letters ? `${title.slice(0, most.letters)}…` : title;
  const linesIn = (size: number) => wrap(short, { letters, size, width: column });
  const size = titleSizes.find((one) => linesIn(one).length < most.lines) ?? smallest;
  return { lines: linesIn(size).slice(0, most.lines), size };
}

interface Glyph {
  /** Its width in thousandths of the font's size. */
  width: number;
  path: string;
}

/** The shape of `public/artwork/alphabet.json`. */
export type Alphabet = Record<
  'medium' | 'bold',
  { glyphs: Record<string, Glyph>; kerning: Record<string, number> }
>;

interface Font {
  letters: Alphabet['bold'];
  /** In pixels. */
  size: number;
}

/** Draws a line of words from outlines, as a group of SVG paths: a server may have no font. (x, y) is the start of the baseline. */
function drawLine(
  words: string,
  { letters, size, x, y, fill }: Font & { x: number; y: number; fill: string },
): string {
  const paths = place(words, letters).placed.map(
    ({ path, at }) => `<path d="${path}" transform="translate(${at} 0)"/>`,
  );
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${size / 1000})">${paths.join('')}</g>`;
}

/** Breaks a text into lines of at most so many pixels, as far as words can be parted. */
function wrap(text: string, { width, ...font }: Font & { width: number }): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((long) => long.match(/.{1,24}/gu) ?? [])) {
    if (place(word, font.letters).placed.length === 0) continue;
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer, font) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const widthOf = (words: string, { letters, size }: Font): number =>
  (place(words, letters).width * size) / 1000;

/** Sets letters beside each other. One that the alphabet lacks is left out, or stands without its accent. */
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
