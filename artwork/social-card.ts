import sharp from 'sharp';
import { emblemMark } from './draw/emblem.ts';
import { lettering } from './draw/lettering.ts';
import { fog, glow } from './draw/light.ts';
import { down } from './draw/paint.ts';
import { edgeLight, faces, land, ridgeLine, slopeLines } from './draw/ridge.ts';
import { page, place, rect } from './draw/shapes.ts';
import { stars } from './draw/sky.ts';

/** What a shared link shows: emblem and name over the night ridge, 1200 x 630. */
export async function writeSocialCard(file: string): Promise<void> {
  const card = sharp(Buffer.from(page(drawing(), { width: 1200, height: 630 })));
  await card.jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' }).toFile(file);
}

function drawing(): string {
  const far = ridgeLine(
    [
      [-20, 470],
      [200, 400],
      [420, 480],
      [780, 430],
      [1010, 318],
      [1130, 410],
      [1220, 380],
    ],
    { seed: 'card far', roughness: 0.16 },
  );
  const near = ridgeLine(
    [
      [-20, 590],
      [400, 560],
      [800, 520],
      [1220, 430],
    ],
    { seed: 'card near', roughness: 0.04, steps: 5 },
  );
  return [
    rect(0, 0, 1200, 630, down('#081426', '#12284a@45', '#35578c@78', '#c98a68')),
    stars('card', { count: 120, floor: 400 }),
    glow(960, 470, 420, '#ffb36b', 0.6),
    land(far, down('#4c6aa0', '#5f6f9a'), 630),
    faces(far, { seed: 'card far', fill: '#2f4f85', depth: 130, side: -1 }),
    fog(700, 540, { rx: 760, ry: 70, colour: '#ffc79a', opacity: 0.5 }),
    land(near, down('#1d3a66', '#0b1b33'), 630),
    slopeLines(near, { colour: '#7f9cc8', count: 5, gap: 26, opacity: 0.5 }),
    edgeLight(near, '#ffd3a3', 3),
    place(emblemMark({ ground: '#f6f9fc', star: '#f26a1b' }), { x: 84, y: 96, scale: 3.1 }),
    lettering('kutup-yildizi', { x: 330, y: 196, size: 108, fill: '#ffffff' }),
    lettering('arama-kurtarma', { x: 334, y: 272, size: 53, fill: '#dfe8f2' }),
    rect(336, 308, 92, 7, '#f26a1b'),
    lettering('kuyak', { x: 454, y: 322, size: 30, fill: '#ff9a4d' }),
  ].join('');
}
