import { figure } from '../draw/figure.ts';
import { helicopter as aircraft } from '../draw/helicopter.ts';
import { flakes, fog, glow, vignette } from '../draw/light.ts';
import { down } from '../draw/paint.ts';
import { faces, land, ridgeLine } from '../draw/ridge.ts';
import { line, polygon } from '../draw/shapes.ts';
import { clouds, sky } from '../draw/sky.ts';
import { forest } from '../draw/trees.ts';

/** A winch over a deep valley in the evening sun. */
export function helicopter(): string {
  const far = ridgeLine(
    [
      [-20, 520],
      [280, 380],
      [560, 500],
      [800, 560],
      [1050, 470],
      [1350, 330],
      [1620, 470],
    ],
    { seed: 'heli far', roughness: 0.17 },
  );
  const left = ridgeLine(
    [
      [-20, 330],
      [120, 300],
      [300, 470],
      [480, 620],
      [640, 800],
      [760, 1000],
      [800, 1080],
    ],
    { seed: 'heli left', roughness: 0.16, steps: 5 },
  );
  const right = ridgeLine(
    [
      [860, 1080],
      [1000, 930],
      [1180, 820],
      [1330, 640],
      [1500, 560],
      [1620, 450],
    ],
    { seed: 'heli right', roughness: 0.14, steps: 5 },
  );
  return [
    sky('#2a4a7c', '#6f8fb8@30', '#d7b9a5@56', '#f6cf9a@70'),
    clouds('heli', { y: 240, spread: 170, count: 12, colour: '#ffe3c4', opacity: 0.55 }),
    glow(620, 520, 560, '#ffdca6', 0.9),
    land(far, down('#6f7fa3', '#b59f9f@60', '#d9b598')),
    faces(far, { seed: 'heli far', fill: '#55699a', depth: 170, side: 1 }),
    fog(760, 760, { rx: 800, ry: 170, colour: '#ffdfb5', opacity: 0.85 }),
    forest('heli', {
      from: 560,
      to: 1100,
      count: 30,
      heights: [40, 80],
      fill: '#5d6f86',
      ground: (x) => 980 - Math.abs(x - 830) * 0.2,
    }),
    fog(800, 960, { rx: 620, ry: 120, colour: '#f4d9b8', opacity: 0.7 }),
    land(right, down('#5b6787', '#33466e@50', '#1d3055')),
    faces(right, { seed: 'heli right', fill: '#2a3c66', depth: 190, side: 1 }),
    land(left, down('#4f5d82', '#263961@40', '#14274a')),
    faces(left, { seed: 'heli left', fill: '#1d3058', depth: 240, side: -1 }),
    forest('heli left', {
      from: -30,
      to: 520,
      count: 12,
      heights: [140, 240],
      fill: '#14264a',
      ground: (x) => 820 + x * 0.55,
    }),
    forest('heli right', {
      from: 1200,
      to: 1640,
      count: 9,
      heights: [130, 230],
      fill: '#182b50',
      ground: (x) => 1180 - (x - 1180) * 0.35,
    }),
    winch(),
    flakes('heli', { count: 40, size: 3, colour: '#fff0d8', opacity: 0.6 }),
    vignette(0.35),
  ].join('');
}

function winch(): string {
  const rim = { colour: '#fff0cf', from: [-1, -0.8] as const };
  const hanging = {
    lean: 8,
    head: 10,
    near: [58, 26],
    far: [36, 8],
    nearArm: [150, 172],
    farArm: [60, 110],
  } as const;
  const rescuer = figure({
    x: 872,
    y: 800,
    size: 205,
    pose: hanging,
    facing: 'left',
    clothes: { harness: '#0b1b33', pack: '#c0392b' },
    rim,
  });
  const casualty = figure({
    x: 812,
    y: 806,
    size: 190,
    pose: { lean: -14, head: 10, near: [64, 18], far: [50, 10], nearArm: [70, 110], farArm: [60, 100] },
    facing: 'right',
    clothes: {
      jacket: '#3f6296',
      trousers: '#4a4238',
      hat: 'hair',
      helmet: '#2f2320',
      stripes: '',
      harness: '#f26a1b',
    },
    rim,
  });
  const wash = polygon(
    [
      [690, 470],
      [1060, 470],
      [1240, 1067],
      [560, 1067],
    ],
    down('#fff3dc/0.16', '#fff3dc/0'),
  );
  return (
    wash +
    line(
      [
        [850, 330],
        [846, 640],
      ],
      '#16263f',
      4,
    ) +
    casualty +
    rescuer +
    line(
      [
        [846, 630],
        [838, 690],
      ],
      '#16263f',
      4,
    ) +
    aircraft({ x: 760, y: 470, scale: 1.45, turn: 4 })
  );
}
