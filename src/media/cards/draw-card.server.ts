import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaParts } from '../parts.server.ts';
import { copyOut } from '../variants/make-variants.server.ts';
import { makeWorkFolder } from '../work-folder.server.ts';
import { type CardWords, drawWords } from './words-card.ts';

export interface Card extends CardWords {
  /** What it shows, for who does not see it. */
  alt: string;
  /** Its picture, and the point of it that stays, in percent; without one it shows the words. */
  picture?: { url: string; x: number; y: number };
}

/** @param ownFiles the folder of what comes with the site @returns a JPEG */
export async function drawCard(
  { files, incoming, pictures }: Pick<MediaParts, 'files' | 'incoming' | 'pictures'>,
  { card, ownFiles }: { card: Card; ownFiles: string },
): Promise<Buffer> {
  const folder = await makeWorkFolder(incoming, 'card-');
  const target = join(folder, 'card.jpg');
  try {
    if (card.picture) {
      const { url, ...point } = card.picture;
      const name = /^\/media\/(.+)$/.exec(url)?.[1];
      const source = name ? await copyOut(files, { name, folder }) : join(ownFiles, url);
      const { done } = await pictures.run({ kind: 'card', source, point, target }, 'upload');
      if (done) return await readFile(target);
    }
    const read = (name: string) => readFile(join(ownFiles, name), 'utf8');
    const alphabet = JSON.parse(await read('artwork/alphabet.json'));
    const svg = drawWords(card, { alphabet, emblem: await read('icons/emblem-light.svg') });
    const { refused } = await pictures.run({ kind: 'card', svg, target }, 'upload');
    if (refused) throw new Error(`the card of "${card.title}" was not drawn: ${refused}`);
    return await readFile(target);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
