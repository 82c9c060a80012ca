import { againstLight } from '../draw/backlit.ts';
import { type Figure, jointsOf } from '../draw/figure.ts';
import { mast } from '../draw/floodlights.ts';
import { fog, glow, lamp, vignette } from '../draw/light.ts';
import { down } from '../draw/paint.ts';
import { edgeLight, heightAt, land, ridgeLine } from '../draw/ridge.ts';
import { heap } from '../draw/rubble.ts';
import { type Point, rect } from '../draw/shapes.ts';
import { sky, stars } from '../draw/sky.ts';
import { stretcher } from '../draw/stretcher.ts';

const shade = '#0d1f2e';

/** The exercise ground at night: floodlit dust behind the rubble, and the stretcher on its way. */
export function drillNight(): string {
  const mound = ridgeLine(
    [
      [-20, 800],
      [360, 770],
      [700, 660],
      [1000, 590],
      [1260, 640],
      [1620, 720],
    ],
    { seed: 'drill mound', roughness: 0.05 },
  );
  const ground = ridgeLine(
    [
      [-20, 850],
      [600, 830],
      [1100, 836],
      [1620, 810],
    ],
    { seed: 'drill ground', roughness: 0.01, steps: 4 },
  );
  return [
    sky('#040b16', '#0b2032@36', '#1c4453@58', '#4c7f86@70'),
    stars('drill', { count: 70, floor: 300, opacity: 0.6 }),
    tower(),
    mast(560, 760, 300),
    mast(1430, 760, 270),
    floodlight(560, 290),
    floodlight(1430, 260),
    fog(1000, 620, { rx: 900, ry: 200, colour: '#bfe3e0', opacity: 0.6 }),
    land(mound, down('#20404c', '#122a38@40', '#0a1826')),
    heap('drill', {
      from: 260,
      to: 1560,
      top: (x) => heightAt(mound, x) + 20,
      floor: 840,
      colours: ['#2c4954', '#24404c', '#35525a'],
      count: 70,
    }),
    edgeLight(mound, '#cdeeea', 3),
    onTop(mound),
    fog(900, 840, { rx: 1000, ry: 70, colour: '#9fd0d0', opacity: 0.35 }),
    land(ground, down('#173442', '#0b1b28@40', '#060e18')),
    edgeLight(ground, '#9fd0d0', 2),
    carriers(ground),
    vignette(0.5),
  ].join('');
}

const floodlight = (x: number, y: number) =>
  glow(x, y, 420, '#d9f4f0', 0.6) + [-44, -14, 16, 46].map((dx) => lamp(x + dx, y, 9, '#d9f4f0')).join('');

/** The training tower: a dark block with empty windows. */
const tower = () =>
  rect(1090, 300, 190, 420, '#173644', 'opacity="0.9"') +
  [0, 1, 2]
    .flatMap((row) =>
      [0, 1].map((column) => rect(1116 + column * 82, 344 + row * 104, 50, 58, '#0a1b28', 'opacity="0.9"')),
    )
    .join('');

const draw = (person: Figure) => againstLight(person, { shade, edge: '#d9f4f0', from: [0.8, -1] });

const onTop = (mound: readonly Point[]) =>
  (
    [
      [800, 'crouch', 'right'],
      [900, 'kneel', 'right'],
      [1040, 'point', 'left'],
      [1150, 'watch', 'left'],
    ] as const
  )
    .map(([x, pose, facing]) =>
      draw({ x, y: heightAt(mound, x) + 8, size: 118, pose, facing, clothes: { harness: '#0b1b33' } }),
    )
    .join('');

function carriers(ground: readonly Point[]): string {
  const person = (x: number, clothes: Figure['clothes'] = {}): Figure => ({
    x,
    y: heightAt(ground, x) + 10,
    size: 170,
    pose: 'carry',
    facing: 'left',
    clothes,
  });
  const [front, back] = [person(610), person(812, { helmet: '#ff9a4d' })];
  return [
    draw(person(634, { jacket: '#1d3a66' })),
    draw(person(836)),
    stretcher(jointsOf(back).nearHand, jointsOf(front).nearHand, { size: 128, blanket: '#8a7030' }),
    draw(front),
    draw(back),
  ].join('');
}
