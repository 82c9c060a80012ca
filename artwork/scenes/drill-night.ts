import { type Figure, figure, jointsOf } from '../draw/figure.ts';
import { mast } from '../draw/floodlights.ts';
import { beam, fog, glow, lamp, vignette } from '../draw/light.ts';
import { down } from '../draw/paint.ts';
import { heap } from '../draw/rubble.ts';
import { circle, ellipse, line, path, polygon, rect } from '../draw/shapes.ts';
import { sky, stars } from '../draw/sky.ts';
import { stretcher } from '../draw/stretcher.ts';

/** A full-scale exercise: cold floodlight on the training field. */
export function drillNight(): string {
  return [
    sky('#040b14', '#0a2230@40', '#15414f@66', '#1f5a66'),
    stars('drill', { count: 70, floor: 330, opacity: 0.6 }),
    rect(0, 700, 1600, 370, down('#2f5a62', '#1d3f4a@40', '#0a1b26')),
    fog(800, 700, { rx: 1000, ry: 170, colour: '#8fd0d0', opacity: 0.4 }),
    tower(),
    mast(170, 760, 150),
    mast(1452, 760, 130),
    light(170, 150, [34, 60]),
    light(1452, 130, [118, 150]),
    climber(),
    pipes(),
    heap('drill', {
      from: 560,
      to: 1180,
      top: (x) => 610 + Math.abs(x - 860) * 0.42,
      floor: 800,
      colours: ['#8fa8a8', '#7a9494', '#a3b8b4'],
      count: 60,
    }),
    ellipse(800, 880, 640, 120, '#d9f4f0', 'opacity="0.14"'),
    crew(),
    fog(1250, 1010, { rx: 620, ry: 90, colour: '#8fd0d0', opacity: 0.2 }),
    vignette(0.6),
  ].join('');
}

/** The training tower with its empty windows. */
function tower(): string {
  const windows = [0, 1, 2, 3]
    .flatMap((row) =>
      [0, 1].map(
        (column) =>
          rect(
            1096 + column * 108,
            226 + row * 124,
            66,
            76,
            row === 2 && column === 0 ? '#ffc46b' : '#0a1b26',
          ) + rect(1090 + column * 108, 302 + row * 124, 78, 8, '#8fb8b8'),
      ),
    )
    .join('');
  return (
    rect(1060, 170, 250, 560, down('#5d8a8c', '#3f6b70')) +
    polygon(
      [
        [1310, 170],
        [1370, 196],
        [1370, 720],
        [1310, 730],
      ],
      '#1d3f4a',
    ) +
    windows +
    rect(1046, 156, 280, 18, '#8fb8b8') +
    line(
      [
        [1060, 150],
        [1060, 116],
        [1320, 116],
        [1320, 156],
      ],
      '#8fb8b8',
      5,
    ) +
    line(
      [
        [1190, 116],
        [1190, 156],
      ],
      '#8fb8b8',
      5,
    ) +
    glow(1129, 512, 120, '#ffb347', 0.4)
  );
}

function climber(): string {
  const person: Figure = {
    x: 1010,
    y: 532,
    size: 190,
    facing: 'right',
    pose: { lean: -42, head: 30, near: [96, 74], far: [74, 56], nearArm: [-20, 16], farArm: [128, 152] },
    clothes: { harness: '#0b1b33' },
    rim: { colour: '#e6fffa', from: [-1, -0.8] },
  };
  const { farHand, hips } = jointsOf(person);
  return (
    line([[1064, 164], farHand, hips], '#ffb27a', 4) +
    line([hips, [1000, 700]], '#ffb27a', 4) +
    figure(person)
  );
}

const light = (x: number, y: number, angles: [number, number]) =>
  angles
    .map((angle) => beam(x, y, { angle, length: 1050, spread: 30, colour: '#d9fbf6', opacity: 0.6 }))
    .join('') +
  [-48, -16, 16, 48].flatMap((dx) => [-22, 6].map((dy) => lamp(x + dx, y + dy, 10, '#d9fbf6'))).join('') +
  glow(x, y, 300, '#d9fbf6', 0.5);

const pipes = () =>
  [
    [330, 760],
    [436, 760],
    [383, 672],
  ]
    .map(
      ([x = 0, y = 0]) =>
        circle(x, y, 52, '#7a9494') +
        circle(x, y, 52, 'none', 'stroke="#c3dad6" stroke-width="5"') +
        circle(x, y, 36, '#081620'),
    )
    .join('') + path('M290 806H480V816H290Z', '#081620', 'opacity="0.6"');

function crew(): string {
  const rim = { colour: '#e6fffa', from: [-1, -0.9] as const };
  const person = (
    x: number,
    y: number,
    size: number,
    pose: Figure['pose'],
    facing: 'left' | 'right',
    clothes: Figure['clothes'] = {},
  ): Figure => ({
    x,
    y,
    size,
    pose,
    facing,
    clothes: { harness: '#0b1b33', ...clothes },
    haze: { colour: '#0a2230', amount: 0.14 },
    rim,
  });
  const shadow = (x: number, y: number, size: number) =>
    polygon(
      [
        [x - size * 0.1, y],
        [x + size * 0.12, y],
        [x + size * 0.62, y + size * 0.32],
        [x + size * 0.4, y + size * 0.34],
      ],
      '#040d14',
      'opacity="0.5"',
    );
  const [back, front] = [
    person(400, 960, 350, 'carry', 'right', { pack: '#24436e' }),
    person(800, 984, 356, 'carry', 'right', { helmet: '#ff9a4d' }),
  ];
  const [from, to] = [jointsOf(back).nearHand, jointsOf(front).nearHand];
  return [
    figure(person(760, 680, 170, 'kneel', 'right')),
    figure(person(900, 640, 170, 'point', 'right', { jacket: '#e8b53a' })),
    figure(person(1010, 720, 180, 'dig', 'left')),
    shadow(400, 960, 350),
    shadow(800, 984, 356),
    shadow(1130, 930, 330),
    shadow(1300, 950, 320),
    stretcher(from, [to[0] - 8, to[1]], { size: 270, blanket: '#e8b53a' }),
    figure(back),
    figure(front),
    figure(
      person(
        1130,
        930,
        330,
        { lean: 1, near: [6, 3], far: [-6, -8], nearArm: [30, 120], farArm: [20, 100] },
        'left',
        { jacket: '#1d3a66', helmet: '#f26a1b' },
      ),
    ),
    figure(person(1300, 950, 320, 'walk', 'left', { pack: '#b64a0e' })),
  ].join('');
}
