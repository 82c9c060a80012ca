import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { frameOf } from './camera.ts';
import { FILM_SIZE } from './encode.ts';
import { type Film, pictureAt } from './film.ts';

const posterBudget = 30_000;

/** The film's own picture without the titles: the page writes the words beside it. */
export async function writePoster(film: Film, target: string): Promise<number> {
  const picture = sharp(Buffer.from(frameOf(pictureAt(film, film.posterAt), FILM_SIZE))).removeAlpha();
  for (const quality of [82, 74, 66, 58, 50]) {
    const poster = await picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (poster.length > posterBudget) continue;
    await writeFile(target, poster);
    return poster.length;
  }
  throw new Error(`The poster ${target} does not fit into ${posterBudget} bytes`);
}
