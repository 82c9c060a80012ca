import { againstLight } from '../draw/backlit.ts';
import { type Figure, jointsOf } from '../draw/figure.ts';
import { fog, glow, haze, vignette } from '../draw/light.ts';
import { down } from '../draw/paint.ts';
import { edgeLight, heightAt, land, ridgeLine, slopeLines } from '../draw/ridge.ts';
import type { Point } from '../draw/shapes.ts';
import { clouds, sky } from '../draw/sky.ts';
import { stretcher } from '../draw/stretcher.ts';
import { forest } from '../draw/trees.ts';

const shade = '#1c2b3c';

/** Last light on the pasture: six people bring a stretcher down to the road. */
export function firstAid(): string {
  const far = ridgeLine(
    [
      [-20, 400],
      [300, 290],
      [640, 400],
      [1000, 270],
      [1330, 370],
      [1620, 300],
    ],
    { seed: 'aid far', roughness: 0.12 },
  );
  const woods = ridgeLine(
    [
      [-20, 540],
      [500, 480],
      [1000, 530],
      [1620, 450],
    ],
    { seed: 'aid woods', roughness: 0.05 },
  );
  const pasture = ridgeLine(
    [
      [-20, 800],
      [400, 700],
      [800, 610],
      [1150, 570],
      [1620, 545],
    ],
    { seed: 'aid pasture', roughness: 0.015, steps: 5 },
  );
  return [
    sky('#2f5d80', '#6f9bad@24', '#d3c9ac@42', '#ffdca0@54'),
    clouds('aid', { y: 180, spread: 110, count: 8, colour: '#ffe6bf', opacity: 0.5 }),
    glow(1000, 450, 620, '#ffe2a6', 0.95),
    land(far, down('#6f8f9d', '#a9ad9c')),
    haze(330, 560, '#ffe0aa', 0.6),
    forest('aid back', {
      from: -20,
      to: 1640,
      count: 48,
      heights: [60, 116],
      fill: '#5c7d7c',
      ground: (x) => heightAt(woods, x) + 10,
    }),
    land(woods, down('#6d8a80', '#94a080')),
    fog(900, 600, { rx: 1000, ry: 90, colour: '#ffe7b8', opacity: 0.7 }),
    land(pasture, down('#5c7a58', '#3b5a4a@30', '#182b30')),
    slopeLines(pasture, { colour: '#93ab72', count: 6, gap: 40, opacity: 0.45 }),
    edgeLight(pasture, '#ffe9b0', 4),
    party(pasture),
    vignette(0.36),
  ].join('');
}

function party(pasture: readonly Point[]): string {
  const person = (x: number, pose: Figure['pose'], clothes: Figure['clothes'] = {}): Figure => ({
    x,
    y: heightAt(pasture, x) + 8,
    size: 165,
    pose,
    facing: 'left',
    clothes: { harness: '#0b1b33', ...clothes },
  });
  const draw = (one: Figure) => againstLight(one, { shade, edge: '#ffedc2', depth: 0.5 });
  const [front, back] = [person(880, 'carry'), person(1076, 'carry', { helmet: '#ff9a4d' })];
  const [from, to] = [jointsOf(back).nearHand, jointsOf(front).nearHand];
  return [
    draw(person(740, 'walk', { pack: '#24436e' })),
    draw(person(906, 'carry', { jacket: '#1d3a66' })),
    draw(person(1100, 'carry')),
    stretcher(from, to, { size: 126, blanket: '#8f3a2c' }),
    draw(front),
    draw(back),
    draw(person(1220, 'trudge', { pack: '#8f2a20', jacket: '#dfe8f2' })),
  ].join('');
}
