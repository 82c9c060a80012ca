import { readFileSync } from 'node:fs';
import { place } from './shapes.ts';

type Words = Record<string, { text: string; width: number; path: string }>;

const drawn: Words = JSON.parse(readFileSync(new URL('../lettering.json', import.meta.url), 'utf8'));

/** Words as outlines, so that a picture looks the same where no font is installed; (x, y) is the start of the baseline. */
export function lettering(
  name: string,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
): string {
  return place(`<path d="${wordsNamed(name).path}" fill="${fill}"/>`, { x, y, scale: size / 1000 });
}

export const widthOf = (name: string, size: number) => (wordsNamed(name).width * size) / 1000;

function wordsNamed(name: string) {
  const words = drawn[name];
  if (!words) throw new Error(`lettering.json has no words named ${name}`);
  return words;
}
