import { type Figure, figure, jointsOf } from '../draw/figure.ts';
import { beam, fog, glow, lamp, vignette } from '../draw/light.ts';
import { down } from '../draw/paint.ts';
import { randomFrom } from '../draw/random.ts';
import { heightAt, land, ridgeLine } from '../draw/ridge.ts';
import type { Point } from '../draw/shapes.ts';
import { sky, stars } from '../draw/sky.ts';
import { conifer, trunk } from '../draw/trees.ts';

/** Headlamps comb a dark wooded slope. */
export function nightSearch(): string {
  const back = slope('back', 540, 400);
  const middle = slope('middle', 690, 560);
  const front = slope('front', 900, 740);
  return [
    sky('#050d1b', '#0b1b33@45', '#1d3a66'),
    stars('search', { count: 90, floor: 380, opacity: 0.7 }),
    fog(1000, 520, { rx: 900, ry: 260, colour: '#4a6c9c', opacity: 0.55 }),
    spruces('far', { skyline: back, heights: [190, 330], fill: '#1b355e', count: 26 }),
    land(back, down('#1b355e', '#132a4c')),
    walker({ x: 1440, y: heightAt(back, 1440) + 40, size: 112, pose: 'walk', facing: 'left' }, 152, 420),
    fog(700, 640, { rx: 1000, ry: 150, colour: '#5f82b0', opacity: 0.45 }),
    trunks('middle', { skyline: middle, fill: '#0f2342', width: [22, 38], count: 9 }),
    land(middle, down('#14294a', '#0b1b33')),
    walker({ x: 1290, y: heightAt(middle, 1290) + 34, size: 200, pose: 'probe', facing: 'left' }, 148, 520),
    fog(900, 860, { rx: 1000, ry: 130, colour: '#3f5f8c', opacity: 0.4 }),
    land(front, down('#0d1d38', '#060e1c')),
    fog(1080, 860, { rx: 420, ry: 70, colour: '#ffe0ae', opacity: 0.5 }),
    trunks('front', { skyline: front, fill: '#060f1f', width: [60, 96], count: 4 }),
    walker({ x: 720, y: heightAt(front, 720) - 20, size: 320, pose: 'walk', facing: 'right' }, 14, 820),
    vignette(0.5),
  ].join('');
}

const slope = (seed: string, left: number, right: number) =>
  ridgeLine(
    [
      [-20, left],
      [500, left - (left - right) * 0.45],
      [1100, left - (left - right) * 0.6],
      [1620, right],
    ],
    { seed: `search ${seed}`, roughness: 0.05 },
  );

function walker(person: Omit<Figure, 'clothes' | 'haze' | 'rim'>, angle: number, length: number): string {
  const searcher: Figure = {
    ...person,
    clothes: { pack: '#24405f', harness: '#0b1b33', trousers: '#5a76a6', boots: '#33476e' },
    haze: { colour: '#0b1b33', amount: person.size > 300 ? 0.2 : 0.28 },
    rim: { colour: '#ffd9a0', from: [0.8, -0.5] },
  };
  const side = person.facing === 'left' ? -1 : 1;
  const [x, y] = jointsOf(searcher).head;
  const spot: Point = [x + side * person.size * 0.075, y - person.size * 0.045];
  return [
    figure(searcher),
    beam(...spot, { angle, length, spread: 26, opacity: 0.62 }),
    beam(...spot, { angle, length: length * 0.7, spread: 11, opacity: 0.5 }),
    glow(spot[0], spot[1], person.size * 0.5, '#ffd9a0', 0.5),
    lamp(...spot, Math.max(person.size * 0.022, 4)),
  ].join('');
}

type Wood = { skyline: readonly Point[]; fill: string; count: number };

function spruces(
  seed: string,
  { skyline, heights, fill, count }: Wood & { heights: [number, number] },
): string {
  const random = randomFrom(`search ${seed}`);
  return Array.from({ length: count }, (_, index) => {
    const x = (index + random.between(0, 1)) * (1640 / count) - 20;
    return conifer(x, heightAt(skyline, x) + 14, { height: random.between(...heights), fill, random });
  }).join('');
}

function trunks(seed: string, { skyline, fill, width, count }: Wood & { width: [number, number] }): string {
  const random = randomFrom(`search ${seed}`);
  return Array.from({ length: count }, (_, index) => {
    const x = (index + random.between(0.25, 0.95)) * (1640 / count) - 20;
    return trunk(x, heightAt(skyline, x) + 30, {
      width: random.between(...width),
      fill,
      lean: random.between(-24, 24),
      lit: { side: x < 700 ? 1 : -1, colour: '#2b4468' },
    });
  }).join('');
}
