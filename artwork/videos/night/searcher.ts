import { type Figure, figure, jointsOf } from '../../draw/figure.ts';
import { beam, fog, glow, lamp } from '../../draw/light.ts';
import type { Point } from '../../draw/shapes.ts';

export type Searcher = {
  x: number;
  y: number;
  size: number;
  pose: Figure['pose'];
  /** Where the headlamp points: 0 degrees is straight ahead, 90 down. */
  aim: number;
  reach: number;
  facing?: 'left' | 'right';
  helmet?: string;
};

/** Someone of the search line with a lit headlamp. */
export function searcher({ aim, reach, helmet = '#f6f9fc', ...person }: Searcher): string {
  const near = person.size > 240;
  const walker: Figure = {
    ...person,
    clothes: { pack: '#24405f', harness: '#0b1b33', trousers: '#3a5480', boots: '#22314d', helmet },
    haze: { colour: '#0b1b33', amount: near ? 0.2 : 0.32 },
    rim: { colour: '#ffd9a0', from: [0.8, -0.5] },
  };
  const left = person.facing === 'left';
  const [x, y] = jointsOf(walker).head;
  const spot: Point = [x + (left ? -1 : 1) * person.size * 0.075, y - person.size * 0.045];
  const angle = left ? 180 - aim : aim;
  return [
    figure(walker),
    beam(...spot, { angle, length: reach, spread: 25, opacity: 0.55 }),
    beam(...spot, { angle, length: reach * 0.72, spread: 11, opacity: 0.5 }),
    glow(spot[0], spot[1], person.size * 0.42, '#ffd9a0', 0.5),
    lamp(...spot, Math.max(person.size * 0.02, 3.5)),
  ].join('');
}

/** The bright patch where a beam meets the ground. */
export const patch = ({ x, y, aim, reach }: { x: number; y: number; aim: number; reach: number }) =>
  fog(x + Math.cos((aim * Math.PI) / 180) * reach * 0.7, y + 26, {
    rx: reach * 0.34,
    ry: 44,
    colour: '#ffe0ae',
    opacity: 0.34 + Math.min(aim, 24) * 0.012,
  });
