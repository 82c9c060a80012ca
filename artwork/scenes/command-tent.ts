import { type Figure, figure } from '../draw/figure.ts';
import { fog, glow, lamp, vignette } from '../draw/light.ts';
import { down } from '../draw/paint.ts';
import { edgeLight, faces, land, ridgeLine } from '../draw/ridge.ts';
import { circle, line, path, rect } from '../draw/shapes.ts';
import { clouds, poleStar, sky, starPath, stars } from '../draw/sky.ts';
import { tent } from '../draw/tent.ts';
import { forest } from '../draw/trees.ts';

/** Camp at dusk: warm canvas under a violet sky. */
export function commandTent(): string {
  const far = ridgeLine(
    [
      [-20, 540],
      [260, 450],
      [600, 380],
      [860, 470],
      [1200, 350],
      [1620, 480],
    ],
    { seed: 'camp far', roughness: 0.15 },
  );
  const field = ridgeLine(
    [
      [-20, 740],
      [500, 720],
      [1100, 740],
      [1620, 715],
    ],
    { seed: 'camp field', roughness: 0.02 },
  );
  const glowing = { cloth: '#e2762c', lit: '#ffd890' };
  return [
    sky('#131f45', '#38406f@28', '#7d5f86@46', '#d98a72@60', '#f3b27a@70'),
    stars('camp', { count: 110, floor: 360, opacity: 0.8 }),
    poleStar(1180, 130, 30),
    clouds('camp', { y: 390, spread: 70, count: 9, colour: '#f3a98a', opacity: 0.5 }),
    land(far, down('#55507f', '#8a6780')),
    faces(far, { seed: 'camp far', fill: '#454274', depth: 120, side: 1 }),
    fog(800, 650, { rx: 1100, ry: 120, colour: '#e6a58c', opacity: 0.55 }),
    forest('camp', {
      from: -20,
      to: 1640,
      count: 46,
      heights: [70, 170],
      fill: '#2c2f57',
      ground: () => 740,
    }),
    land(field, down('#34345c', '#1c2245@40', '#10162f')),
    edgeLight(field, '#8a6780', 3),
    tent({ x: 300, y: 800, wide: 220, ...glowing, door: 'shut' }),
    tent({ x: 1310, y: 792, wide: 190, ...glowing }),
    glow(860, 830, 520, '#ffb35c', 0.6),
    tent({ x: 760, y: 900, wide: 420, ...glowing }),
    path(starPath({ x: 760, y: 650, tall: 40, wide: 29, waist: 6 }), '#f6f9fc'),
    path('M600 900L920 900 1120 1067H420Z', down('#ffd890/0.5', '#ffd890/0')),
    antenna(),
    people(),
    crates(),
    vignette(0.45),
  ].join('');
}

const antenna = () =>
  line(
    [
      [1130, 900],
      [1130, 420],
    ],
    '#10162f',
    8,
  ) +
  line(
    [
      [1130, 440],
      [1000, 800],
    ],
    '#3a3a63',
    2.5,
  ) +
  line(
    [
      [1130, 440],
      [1260, 800],
    ],
    '#3a3a63',
    2.5,
  ) +
  [450, 478, 506]
    .map((y, index) =>
      line(
        [
          [1084 + index * 6, y],
          [1176 - index * 6, y],
        ],
        '#10162f',
        5,
      ),
    )
    .join('') +
  glow(1130, 414, 40, '#ff5a44', 0.8) +
  circle(1130, 414, 5, '#ffd0c8');

function people(): string {
  const rim = { colour: '#ffd890', from: [0.9, -0.7] as const };
  const person = (
    x: number,
    y: number,
    size: number,
    pose: Figure['pose'],
    facing: 'left' | 'right',
    jacket = '#f26a1b',
  ): Figure => ({
    x,
    y,
    size,
    pose,
    facing,
    clothes: { jacket, pack: pose === 'walk' ? '#3c4a7a' : '' },
    haze: { colour: '#1c2245', amount: 0.28 },
    rim: { ...rim, from: [facing === 'left' ? -0.9 : 0.9, -0.7] },
  });
  return (
    figure(person(560, 940, 260, 'walk', 'right')) +
    figure(person(690, 896, 225, 'stand', 'right', '#3f6296')) +
    figure(person(800, 898, 225, 'point', 'left')) +
    figure(person(1210, 860, 190, 'walk', 'left')) +
    figure(person(1240, 990, 300, 'sit', 'left')) +
    figure(person(1010, 1000, 300, 'sit', 'right', '#3f6296'))
  );
}

const crates = () =>
  rect(1225, 944, 70, 50, '#2a2c52', 'rx="4"') +
  rect(950, 954, 70, 50, '#2a2c52', 'rx="4"') +
  rect(1100, 960, 90, 42, '#4a3d55', 'rx="4"') +
  rect(1100, 960, 90, 8, '#ffb35c', 'opacity="0.7"') +
  lamp(1145, 940, 12, '#ffd890') +
  rect(1133, 932, 24, 28, '#ffd890', 'rx="6" opacity="0.6"') +
  rect(150, 880, 130, 70, '#262a50', 'rx="6"') +
  rect(180, 830, 110, 54, '#33386a', 'rx="6"') +
  rect(150, 902, 130, 8, '#f26a1b', 'opacity="0.8"');
