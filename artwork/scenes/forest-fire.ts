import { type Figure, figure, jointsOf } from '../draw/figure.ts';
import { flames } from '../draw/fire.ts';
import { flakes, fog, glow, vignette } from '../draw/light.ts';
import { down } from '../draw/paint.ts';
import { heightAt, land, ridgeLine } from '../draw/ridge.ts';
import { line, type Point, path } from '../draw/shapes.ts';
import { sky } from '../draw/sky.ts';
import { forest } from '../draw/trees.ts';

/** A crew cuts a line in front of a burning slope. */
export function forestFire(): string {
  const far = ridgeLine(
    [
      [-20, 470],
      [400, 380],
      [800, 430],
      [1200, 300],
      [1620, 360],
    ],
    { seed: 'fire far', roughness: 0.1 },
  );
  const slope = ridgeLine(
    [
      [-20, 690],
      [420, 640],
      [900, 610],
      [1300, 520],
      [1620, 470],
    ],
    { seed: 'fire slope', roughness: 0.06 },
  );
  const front = ridgeLine(
    [
      [-20, 860],
      [500, 880],
      [1000, 900],
      [1620, 840],
    ],
    { seed: 'fire front', roughness: 0.03 },
  );
  const feet = Array.from(
    { length: 34 },
    (_, index): Point => [430 + index * 36, heightAt(slope, 430 + index * 36) + 26],
  );
  return [
    sky('#1a1420', '#4a2320@22', '#9c3d17@42', '#e8721f@56', '#ffb347@66'),
    smoke(),
    land(far, down('#6b2d1c', '#8f3d18')),
    forest('fire far', {
      from: -20,
      to: 1620,
      count: 60,
      heights: [50, 95],
      fill: '#5a2619',
      ground: (x) => heightAt(far, x) + 12,
    }),
    glow(1080, 560, 640, '#ffb347', 0.85),
    glow(620, 640, 380, '#ff7a1a', 0.7),
    flames(
      'fire back',
      feet.map(([x, y]) => [x + 14, y - 20]),
      { height: 250, width: 70 },
    ),
    forest('fire burning', {
      from: 340,
      to: 1640,
      count: 24,
      heights: [150, 270],
      fill: '#2a1210',
      ground: (x) => heightAt(slope, x) + 20,
    }),
    flames('fire front', feet, { height: 120, width: 48 }),
    land(slope, down('#3a160f', '#1c0d10@40', '#120b12')),
    forest('fire left', {
      from: -40,
      to: 330,
      count: 7,
      heights: [330, 520],
      fill: '#140b12',
      light: '#3a1810',
      ground: (x) => heightAt(slope, x) + 90,
    }),
    fog(900, 760, { rx: 900, ry: 130, colour: '#ff8a3a', opacity: 0.4 }),
    land(front, down('#4a2013', '#1d0f12@45', '#0c0a12')),
    line(front, '#ff9a4d', 3, 'opacity="0.7"'),
    crew(front),
    flakes('fire sparks', { count: 70, size: 4, colour: '#ffc46b', opacity: 0.9 }),
    vignette(0.5),
  ].join('');
}

function smoke(): string {
  const puffs: [number, number, number, number][] = [
    [250, 130, 560, 190],
    [700, 60, 620, 170],
    [1250, 110, 640, 190],
    [480, 260, 420, 120],
    [1500, 250, 420, 150],
    [980, 210, 360, 100],
  ];
  return puffs.map(([x, y, rx, ry]) => fog(x, y, { rx, ry, colour: '#20161d', opacity: 0.8 })).join('');
}

function crew(front: readonly Point[]): string {
  const person = (x: number, size: number, pose: Figure['pose'], facing: 'left' | 'right'): Figure => ({
    x,
    y: heightAt(front, x) + 24,
    size,
    pose,
    facing,
    clothes: {
      jacket: '#e8a21b',
      trousers: '#7a5c2c',
      boots: '#3a241a',
      helmet: '#f2c53d',
      pack: pose === 'dig' ? '' : '#4d2118',
      stripes: '#fff3c4',
    },
    haze: { colour: '#1c0d10', amount: 0.16 },
    rim: { colour: '#ffc46b', from: [facing === 'left' ? 1.1 : 1.1, -1.1] },
  });
  const people = [
    person(470, 330, 'dig', 'right'),
    person(800, 300, 'dig', 'right'),
    person(1180, 290, 'walk', 'left'),
  ];
  const tools = people.slice(0, 2).map((digger) => {
    const { nearHand, farHand } = jointsOf(digger);
    const [dx, dy] = [farHand[0] - nearHand[0], farHand[1] - nearHand[1]];
    const tip: Point = [nearHand[0] + dx * 0.9 + 70, digger.y - 4];
    return (
      line([[nearHand[0] - 50, nearHand[1] - 60 - dy * 0.1], tip], '#8a6a3c', 8) +
      path(`M${tip[0] - 16} ${tip[1] - 14}l14 -8l30 22q-2 16 -26 14z`, '#c9b08a')
    );
  });
  return people.map(figure).join('') + tools.join('');
}
