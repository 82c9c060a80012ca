import { againstLight } from '../draw/backlit.ts';
import { dog } from '../draw/dog.ts';
import { fog, glow, haze, vignette } from '../draw/light.ts';
import { down } from '../draw/paint.ts';
import { edgeLight, heightAt, land, ridgeLine } from '../draw/ridge.ts';
import { heap, slab } from '../draw/rubble.ts';
import { clouds, sky } from '../draw/sky.ts';

/** The exam: a dog stands over the place it has found and waits for its handler. */
export function dogSignal(): string {
  const mound = ridgeLine(
    [
      [-20, 900],
      [400, 820],
      [760, 690],
      [1060, 600],
      [1330, 640],
      [1620, 720],
    ],
    { seed: 'signal mound', roughness: 0.05 },
  );
  return [
    sky('#33507f', '#7d93b0@30', '#d9cdbb@54', '#ffe3b8@66'),
    clouds('signal', { y: 190, spread: 120, count: 8, colour: '#ffe9cf', opacity: 0.45 }),
    glow(1080, 470, 620, '#fff0d0', 0.95),
    haze(420, 900, '#f3d9b2', 0.6),
    fog(700, 700, { rx: 900, ry: 120, colour: '#f6dfbc', opacity: 0.7 }),
    slab(930, 606, { wide: 430, deep: 30, thick: 34, turn: -7, colour: '#5b5d66', bars: 4 }),
    land(mound, down('#55565e', '#353c4a@30', '#181f2d')),
    heap('signal', {
      from: 40,
      to: 1640,
      top: (x) => heightAt(mound, x) + 22,
      floor: 1060,
      colours: ['#474950', '#40444f', '#504e4f'],
      count: 100,
    }),
    edgeLight(mound, '#f6dcb0', 3),
    dog({
      x: 1110,
      y: 594,
      scale: 1.7,
      pose: 'stand',
      coat: '#3d3c44',
      saddle: '#1f2634',
      vest: '#b9541c',
      rim: '#fff0d2',
    }),
    againstLight(
      {
        x: 760,
        y: 712,
        size: 330,
        pose: 'climb',
        facing: 'right',
        clothes: { pack: '#24436e', harness: '#0b1b33' },
      },
      { shade: '#262f40', edge: '#ffeccb', depth: 0.5 },
    ),
    vignette(0.4),
  ].join('');
}
