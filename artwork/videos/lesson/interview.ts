import { type Figure, figure, jointsOf } from '../../draw/figure.ts';
import { glow } from '../../draw/light.ts';
import { across, down } from '../../draw/paint.ts';
import { poses } from '../../draw/poses.ts';
import { circle, ellipse, path, place, rect } from '../../draw/shapes.ts';
import { starPath } from '../../draw/sky.ts';
import { cameraBetween, layer } from '../camera.ts';
import { eased, mixed, poseBetween, sway } from '../motion.ts';
import { onTheWay } from './passers-by.ts';

/** In the equipment room, the reporter holds the microphone to the instructor. */
export function interview(): (second: number) => string {
  return (second) => {
    const camera = cameraBetween(
      { x: 20, y: -6, zoom: 1.02 },
      { x: 0, y: -40, zoom: 1.16 },
      eased(second, [-0.5, 4.6]),
    );
    return [
      layer(equipmentRoom(), { camera, depth: 0.6 }),
      layer(onTheWay(second), { camera, depth: 0.75 }),
      layer(conversation(second), { camera, depth: 1.1 }),
      rect(0, 640, 1600, 260, down('#0b1526/0', '#0b1526/0.5')),
    ].join('');
  };
}

function conversation(second: number): string {
  const asks = 1 - eased(second, [1.3, 1.9]);
  const talk = sway(second, { period: 0.95 });
  const rim = { colour: '#fff1d6', from: [0.7, -0.7] as const };
  const reporter: Figure = {
    x: 560,
    y: 985,
    size: 660,
    pose: {
      ...poses.stand,
      lean: 3,
      head: 2 + asks * talk * 3,
      nearArm: [mixed(62, 34, asks), mixed(104, 138, asks)],
      farArm: [8 + asks * (14 + talk * 8), 30 + asks * (44 + talk * 14)],
    },
    clothes: {
      jacket: '#2f4f7d',
      trousers: '#22304a',
      hat: 'hair',
      helmet: '#4a2f22',
      stripes: '',
      gloves: '#c98f6b',
    },
    rim,
  };
  const speaks = poseBetween(
    { ...poses.stand, lean: 0, head: 4, nearArm: [12, 40], farArm: [4, 28] },
    {
      ...poses.stand,
      lean: 2,
      head: 3 + talk * 4,
      nearArm: [40 + talk * 10, 104 + talk * 18],
      farArm: [18, 60 - talk * 10],
    },
    1 - asks,
  );
  const instructor: Figure = {
    x: 1060,
    y: 985,
    size: 690,
    pose: speaks,
    facing: 'left',
    clothes: { hat: 'cap', helmet: '#12284a', jacket: '#f26a1b', trousers: '#22365a' },
    rim,
  };
  const [x, y] = jointsOf(reporter).nearHand;
  return figure(instructor) + microphone(x, y, mixed(24, -14, asks)) + figure(reporter) + hand(x, y);
}

/** The cube on it belongs to no channel. */
const microphone = (x: number, y: number, turn: number) =>
  place(
    rect(-7, -46, 14, 84, '#1b2433', 'rx="6"') +
      rect(-24, -72, 48, 38, '#f6f9fc', 'rx="4"') +
      rect(-24, -52, 48, 9, '#f26a1b') +
      ellipse(0, -92, 19, 23, '#2a3444') +
      ellipse(-5, -98, 8, 10, '#5a687d'),
    { x, y, turn },
  );

const hand = (x: number, y: number) => circle(x, y, 21, '#c98f6b');

const equipmentRoom = () =>
  rect(-300, -200, 2200, 1300, down('#e6dcc8', '#d6c8ad@60', '#b7a583')) +
  rect(-300, 640, 2200, 460, down('#8f8470', '#6a6153')) +
  rect(-300, 632, 2200, 14, '#a5967a') +
  glow(300, 60, 700, '#fffaf0', 0.6) +
  shelves() +
  rect(720, 120, 190, 260, '#f6f9fc') +
  rect(720, 326, 190, 54, '#12284a') +
  path(starPath({ x: 815, y: 218, tall: 78, wide: 56, waist: 11 }), '#f26a1b') +
  daylight();

const shelves = () =>
  [180, 330, 480]
    .map((y, shelf) => {
      const things = [0, 1, 2, 3, 4].map((index) => thing(120 + index * 92, y, (index + shelf * 2) % 4));
      return things.join('') + rect(70, y, 520, 14, '#8a6b48');
    })
    .join('') +
  rect(70, 60, 14, 574, '#7a5c3c') +
  rect(576, 60, 14, 574, '#7a5c3c');

function thing(x: number, y: number, kind: number): string {
  if (kind === 0) return path(`M${x - 36} ${y}q0 -54 36 -54t36 54z`, '#f26a1b');
  if (kind === 1)
    return rect(x - 34, y - 74, 68, 74, '#2d4a73', 'rx="10"') + rect(x - 34, y - 46, 68, 8, '#f4e9c8');
  if (kind === 2) return path(`M${x - 36} ${y}q0 -54 36 -54t36 54z`, '#f6f9fc');
  return circle(x, y - 34, 34, '#c0453a') + circle(x, y - 34, 15, '#d6c8ad');
}

const daylight = () =>
  rect(1110, 140, 360, 330, '#f6f1e4') +
  rect(1126, 156, 328, 298, across('#7fb2d6', '#bcdcea')) +
  path('M1126 380Q1200 320 1270 370T1454 350V454H1126Z', '#6f9a7d') +
  rect(1284, 156, 12, 298, '#f6f1e4') +
  rect(1126, 296, 328, 10, '#f6f1e4');
