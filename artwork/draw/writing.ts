import { readFileSync } from 'node:fs';
import { place } from './shapes.ts';

type Weight = { glyphs: Record<string, { width: number; path: string }>; kerning: Record<string, number> };

const alphabet: Record<'medium' | 'bold', Weight> = JSON.parse(
  readFileSync(new URL('../../public/artwork/alphabet.json', import.meta.url), 'utf8'),
);

export type Writing = { size: number; weight: 'medium' | 'bold'; fill: string };

/** Any Turkish sentence from outlines, so that no font has to be installed; (x, y) is the start of the baseline. */
export function writing(
  text: string,
  { x, y, size, weight, fill }: Writing & { x: number; y: number },
): string {
  const { glyphs } = set(text, weight);
  const letters = glyphs.map(
    ({ path, at }) => `<path d="${path}" fill="${fill}" transform="translate(${at} 0)"/>`,
  );
  return place(letters.join(''), { x, y, scale: size / 1000 });
}

export const widthOfWriting = (text: string, { size, weight }: Omit<Writing, 'fill'>) =>
  (set(text, weight).width * size) / 1000;

function set(text: string, weight: Writing['weight']) {
  const { glyphs, kerning } = alphabet[weight];
  let width = 0;
  const placed = [...text].map((letter, index, all) => {
    const glyph = glyphs[letter];
    if (!glyph) throw new Error(`alphabet.json has no "${letter}", which "${text}" needs`);
    width += kerning[`${all[index - 1] ?? ''}${letter}`] ?? 0;
    const at = width;
    width += glyph.width;
    return { path: glyph.path, at };
  });
  return { glyphs: placed, width };
}
