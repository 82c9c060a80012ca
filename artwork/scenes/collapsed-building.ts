import { type Figure, figure, jointsOf } from '../draw/figure.ts';
import { beam, fog, glow, lamp, vignette } from '../draw/light.ts';
import { heap } from '../draw/rubble.ts';
import { standingHalf } from '../draw/ruin.ts';
import { circle, line, rect, stroke } from '../draw/shapes.ts';
import { shoring } from '../draw/shoring.ts';
import { sky } from '../draw/sky.ts';

/** Silence on the rubble: a listening team works beside a pancaked block. */
export function collapsedBuilding(): string {
  return [
    sky('#6d7f95', '#a9b3bb@30', '#d9cfbb@62', '#c9b48f'),
    skyline(),
    glow(1180, 300, 560, '#fff0cf', 0.75),
    fog(800, 600, { rx: 1100, ry: 200, colour: '#e6d8ba', opacity: 0.85 }),
    standingHalf(),
    fog(500, 720, { rx: 700, ry: 120, colour: '#d9c8a4', opacity: 0.6 }),
    heap('collapse back', {
      from: 250,
      to: 1560,
      top: (x) => 560 + Math.abs(x - 700) * 0.22,
      floor: 860,
      colours: ['#a89c88', '#968d80', '#b5a58a'],
      count: 70,
    }),
    floodlight(1420, 800),
    beam(1408, 432, { angle: 158, length: 900, spread: 34, colour: '#fff3d0', opacity: 0.6 }),
    heap('collapse front', {
      from: -120,
      to: 1640,
      top: (x) => 800 + Math.cos(x / 260) * 30,
      floor: 1040,
      colours: ['#877d70', '#766f68', '#94866f'],
      count: 90,
    }),
    shoring(),
    team(),
    fog(300, 1000, { rx: 700, ry: 110, colour: '#cdb78c', opacity: 0.45 }),
    vignette(0.4),
  ].join('');
}

function skyline(): string {
  const blocks = [
    [-20, 380, 170],
    [190, 430, 120],
    [960, 400, 130],
    [1120, 350, 150],
    [1310, 420, 110],
    [1440, 370, 190],
  ] as const;
  return blocks
    .map(
      ([x, y, wide]) =>
        rect(x, y, wide, 420, '#9ba4a8', 'opacity="0.75"') +
        Array.from({ length: 4 }, (_, row) =>
          rect(x + 14, y + 26 + row * 46, wide - 28, 14, '#828e97', 'opacity="0.7"'),
        ).join(''),
    )
    .join('');
}

const floodlight = (x: number, y: number) =>
  line(
    [
      [x, y],
      [x, y - 360],
    ],
    '#2a3346',
    9,
  ) +
  line(
    [
      [x - 60, y],
      [x, y - 120],
      [x + 60, y],
    ],
    '#2a3346',
    7,
  ) +
  rect(x - 40, y - 392, 66, 44, '#22304a', 'rx="6"') +
  lamp(x - 12, y - 368, 13);

function team(): string {
  const person = (
    x: number,
    y: number,
    size: number,
    pose: Figure['pose'],
    facing: 'left' | 'right',
  ): Figure => ({
    x,
    y,
    size,
    pose,
    facing,
    clothes: { harness: '#0b1b33' },
    haze: { colour: '#8a7a62', amount: 0.12 },
    rim: { colour: '#fff0cf', from: [facing === 'left' ? -1 : 1, -0.9] },
  });
  const listener = person(520, 920, 300, 'kneel', 'right');
  const [hx, hy] = jointsOf(listener).head;
  const silence = person(
    800,
    860,
    290,
    { lean: 0, near: [6, 3], far: [-6, -8], nearArm: [150, 176], farArm: [2, 16] },
    'right',
  );
  const back = person(1010, 690, 175, 'kneel', 'left');
  return [
    figure(back),
    figure(person(330, 805, 190, 'stand', 'right')),
    figure(silence),
    figure(listener),
    stroke(`M${hx - 20} ${hy + 6}Q${hx - 2} ${hy - 44} ${hx + 18} ${hy + 2}`, '#16202f', 6),
    circle(hx + 2, hy + 8, 11, '#16202f'),
    rect(606, 880, 74, 46, '#f2b01b', 'rx="6"'),
    rect(618, 890, 30, 16, '#1b2b22'),
    line(
      [
        [622, 900],
        [632, 894],
        [638, 902],
        [645, 893],
      ],
      '#7ef0a0',
      2.5,
    ),
    stroke(
      `M${hx} ${hy + 18}C${hx + 20} ${hy + 110} 600 880 612 900M680 906C740 960 760 900 842 934`,
      '#16202f',
      4.5,
    ),
    rect(834, 926, 26, 16, '#2d4a73', 'rx="4"'),
  ].join('');
}
