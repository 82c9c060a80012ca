import { againstLight } from '../draw/backlit.ts';
import type { Figure } from '../draw/figure.ts';
import { flames } from '../draw/fire.ts';
import { flakes, fog, glow, vignette } from '../draw/light.ts';
import { down } from '../draw/paint.ts';
import { edgeLight, heightAt, land, ridgeLine } from '../draw/ridge.ts';
import { line, type Point } from '../draw/shapes.ts';
import { sky } from '../draw/sky.ts';
import { forest } from '../draw/trees.ts';

/** Fire on the far ridge, a dark valley between, and people with tools on the near crest. */
export function forestFire(): string {
  const ridge = ridgeLine(
    [
      [-20, 520],
      [420, 450],
      [820, 420],
      [1240, 350],
      [1620, 390],
    ],
    { seed: 'fire ridge', roughness: 0.06 },
  );
  const valley = ridgeLine(
    [
      [-20, 690],
      [600, 640],
      [1100, 650],
      [1620, 590],
    ],
    { seed: 'fire valley', roughness: 0.05 },
  );
  const crest = ridgeLine(
    [
      [-20, 900],
      [480, 850],
      [900, 790],
      [1300, 770],
      [1620, 800],
    ],
    { seed: 'fire crest', roughness: 0.02, steps: 5 },
  );
  const feet = Array.from(
    { length: 60 },
    (_, index): Point => [660 + index * 15, heightAt(ridge, 660 + index * 15) + 12],
  );
  return [
    sky('#130f19', '#3a1d20@20', '#8a3618@34', '#e07a2a@46'),
    smoke(),
    glow(1120, 400, 620, '#ff9f45', 0.85),
    flames('fire far', feet, { height: 56, width: 20 }),
    forest('fire ridge', {
      from: -20,
      to: 1640,
      count: 90,
      heights: [30, 62],
      fill: '#2a1413',
      ground: (x) => heightAt(ridge, x) + 14,
    }),
    land(ridge, down('#4a1c12', '#24110f@40', '#150d12')),
    fog(1100, 560, { rx: 800, ry: 80, colour: '#e0722c', opacity: 0.45 }),
    forest('fire valley', {
      from: -20,
      to: 1640,
      count: 60,
      heights: [60, 110],
      fill: '#180f14',
      ground: (x) => heightAt(valley, x) + 14,
    }),
    land(valley, down('#1d1115', '#0f0b11')),
    fog(700, 720, { rx: 1000, ry: 80, colour: '#8a4526', opacity: 0.4 }),
    land(crest, down('#33191a', '#170f16@35', '#0a0a12')),
    edgeLight(crest, '#ff9a55', 3),
    crew(crest),
    flakes('fire sparks', { count: 40, size: 3, colour: '#ffc46b', opacity: 0.7 }),
    vignette(0.5),
  ].join('');
}

function smoke(): string {
  const puffs: [number, number, number, number][] = [
    [250, 120, 560, 190],
    [760, 60, 620, 170],
    [1250, 100, 640, 170],
    [520, 250, 420, 120],
    [1500, 220, 420, 130],
  ];
  return puffs.map(([x, y, rx, ry]) => fog(x, y, { rx, ry, colour: '#181118', opacity: 0.8 })).join('');
}

function crew(crest: readonly Point[]): string {
  const people: [number, Figure['pose']][] = [
    [760, 'walk'],
    [872, 'carry'],
    [980, 'walk'],
    [1100, 'trudge'],
    [1216, 'walk'],
  ];
  return people
    .map(([x, pose], index) => {
      const y = heightAt(crest, x) + 8;
      const tool = line(
        [
          [x + 34, y - 126 - (index % 2) * 10],
          [x - 22, y - 70],
        ],
        '#1c1216',
        6,
      );
      const person = againstLight(
        {
          x,
          y,
          size: 164,
          pose,
          facing: 'left',
          clothes: {
            jacket: '#e8a21b',
            trousers: '#a5793f',
            helmet: '#f2c53d',
            pack: index === 3 ? '#4d2118' : '',
          },
        },
        { shade: '#1c1216', edge: '#ffc388', depth: 0.4 },
      );
      return (index === 3 ? '' : tool) + person;
    })
    .join('');
}
