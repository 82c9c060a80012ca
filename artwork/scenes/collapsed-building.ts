import { againstLight } from '../draw/backlit.ts';
import type { Figure } from '../draw/figure.ts';
import { fog, glow, haze, lamp, vignette } from '../draw/light.ts';
import { down } from '../draw/paint.ts';
import { edgeLight, heightAt, land, ridgeLine } from '../draw/ridge.ts';
import { heap } from '../draw/rubble.ts';
import { line, type Point, polygon, rect } from '../draw/shapes.ts';
import { clouds, sky } from '../draw/sky.ts';

const shade = '#232c3b';

/** Silence on the rubble at first light: one hand is raised, one ear is on the ground. */
export function collapsedBuilding(): string {
  const mound = ridgeLine(
    [
      [-20, 860],
      [320, 800],
      [640, 690],
      [900, 590],
      [1150, 560],
      [1400, 610],
      [1620, 570],
    ],
    { seed: 'silence mound', roughness: 0.06 },
  );
  return [
    sky('#2c3950', '#5c6b80@26', '#a79f98@46', '#e2c39a@60'),
    clouds('silence', { y: 200, spread: 150, count: 9, colour: '#7d8796', opacity: 0.35 }),
    glow(960, 520, 640, '#ffdcae', 0.8),
    standing(),
    haze(300, 900, '#e0c6a2', 0.75),
    ruin(),
    fog(1100, 590, { rx: 760, ry: 120, colour: '#efd5ac', opacity: 0.75 }),
    lampStand(mound),
    land(mound, down('#4a4a50', '#2f3642@30', '#171e2a')),
    heap('silence', {
      from: 60,
      to: 1640,
      top: (x) => heightAt(mound, x) + 24,
      floor: 1060,
      colours: ['#3f4048', '#393d47', '#46454a'],
      count: 120,
    }),
    edgeLight(mound, '#f1d2a4', 3),
    fog(500, 860, { rx: 800, ry: 130, colour: '#8f8a86', opacity: 0.35 }),
    team(mound),
    rect(0, 760, 1600, 307, down('#10161f/0', '#10161f/0.8')),
    vignette(0.45),
  ].join('');
}

/** Blocks that still stand, far off in the dust. */
const standing = () =>
  (
    [
      [60, 420, 150],
      [240, 370, 120],
      [420, 450, 170],
      [660, 400, 120],
    ] as const
  )
    .map(([x, y, wide]) => rect(x, y, wide, 520, '#8b8a8c', 'opacity="0.55"'))
    .join('');

/** Floors lying on each other, seen against the light. */
function ruin(): string {
  const floors: [Point, Point, number][] = [
    [[1180, 250], [1640, 150], 26],
    [[1150, 330], [1640, 262], 26],
    [[1190, 404], [1640, 366], 28],
    [[1120, 470], [1640, 456], 30],
    [[1060, 546], [1640, 530], 30],
  ];
  const slabs = floors.map(([[x1, y1], [x2, y2], thick]) =>
    polygon(
      [
        [x1, y1],
        [x2, y2],
        [x2, y2 + thick],
        [x1 + 18, y1 + thick],
      ],
      '#3d424c',
    ),
  );
  const between = polygon(
    [
      [1250, 250],
      [1640, 160],
      [1640, 640],
      [1150, 640],
      [1230, 470],
    ],
    '#565860',
    'opacity="0.9"',
  );
  const irons = floors.map(([[x, y]], index) =>
    line(
      [
        [x + 10, y + 12],
        [x - 34, y + 18 + index * 3],
        [x - 58, y + 44],
      ],
      '#3d424c',
      3.5,
    ),
  );
  return between + slabs.join('') + irons.join('');
}

function lampStand(mound: readonly Point[]): string {
  const foot = heightAt(mound, 700) + 8;
  return (
    line(
      [
        [680, foot],
        [700, foot - 60],
        [722, foot],
      ],
      shade,
      5,
    ) +
    line(
      [
        [700, foot],
        [700, foot - 190],
      ],
      shade,
      5,
    ) +
    lamp(706, foot - 200, 11)
  );
}

function team(mound: readonly Point[]): string {
  const people: [number, number, Figure['pose'], 'left' | 'right'][] = [
    [820, 132, 'watch', 'right'],
    [980, 128, 'kneel', 'right'],
    [1100, 130, { lean: 0, near: [6, 3], far: [-6, -8], nearArm: [152, 176], farArm: [2, 16] }, 'left'],
    [1290, 122, 'stand', 'left'],
    [1350, 120, 'watch', 'left'],
  ];
  return people
    .map(([x, size, pose, facing]) =>
      againstLight(
        { x, y: heightAt(mound, x) + 8, size, pose, facing, clothes: { harness: '#0b1b33' } },
        { shade, edge: '#ffe6be' },
      ),
    )
    .join('');
}
