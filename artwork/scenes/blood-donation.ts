import { donationTent, drop } from '../draw/donation-tent.ts';
import { type Figure, figure } from '../draw/figure.ts';
import { fog, glow, vignette } from '../draw/light.ts';
import { down } from '../draw/paint.ts';
import { randomFrom } from '../draw/random.ts';
import { ellipse, line, polygon, rect } from '../draw/shapes.ts';
import { clouds, sky } from '../draw/sky.ts';
import { broadleaf } from '../draw/trees.ts';

/** A white tent on the square, a red drop, and a queue. */
export function bloodDonation(): string {
  return [
    sky('#86b2d6', '#c3dbe8@30', '#fbeeda@58'),
    clouds('blood', { y: 110, spread: 80, count: 8, colour: '#ffffff', opacity: 0.85 }),
    glow(200, 130, 480, '#fff3d6', 0.8),
    town(),
    fog(800, 640, { rx: 1000, ry: 100, colour: '#fbeeda', opacity: 0.65 }),
    rect(0, 690, 1600, 380, down('#cfc8bf', '#b8b2ac@40', '#8f8f96')),
    paving(),
    broadleaf('blood tree', { x: 1500, y: 760, height: 430, fill: '#4d7d5f', light: '#73a375' }),
    donationTent(),
    banner(),
    queue(),
    vignette(0.25),
  ].join('');
}

function town(): string {
  const random = randomFrom('blood town');
  return [
    [-30, 300, 210],
    [170, 380, 180],
    [340, 270, 200],
    [1010, 330, 190],
    [1190, 240, 210],
    [1390, 350, 240],
  ]
    .map(([x = 0, y = 0, wide = 0], index) => {
      const wall = ['#dcc7ab', '#c9d0d6', '#d9b59a', '#cfd6d6', '#d6c3a3', '#c5cdd8'][index] ?? '#dcc7ab';
      const windows = Array.from({ length: 7 }, (_, row) =>
        Array.from({ length: 3 }, (_unused, column) =>
          rect(
            x + 24 + (column * (wide - 40)) / 3,
            y + 30 + row * 58,
            32,
            36,
            random.chance(0.2) ? '#f6ead2' : '#7f97ae',
            'opacity="0.8"',
          ),
        ).join(''),
      ).join('');
      return (
        rect(x, y, wide, 420, wall) +
        rect(x - 6, y - 10, wide + 12, 12, '#b59a80') +
        rect(x + wide - 22, y, 22, 420, '#12284a', 'opacity="0.12"') +
        windows
      );
    })
    .join('');
}

const paving = () =>
  [720, 770, 840, 930, 1040]
    .map((y) =>
      line(
        [
          [0, y],
          [1600, y],
        ],
        '#8f8f96',
        2,
        'opacity="0.5"',
      ),
    )
    .join('') +
  Array.from({ length: 15 }, (_, index) =>
    line(
      [
        [800 + (index - 7) * 110, 690],
        [800 + (index - 7) * 300, 1067],
      ],
      '#8f8f96',
      2,
      'opacity="0.4"',
    ),
  ).join('');

const banner = () =>
  rect(1120, 430, 10, 420, '#5d708a') +
  polygon(
    [
      [1130, 440],
      [1262, 440],
      [1262, 720],
      [1196, 690],
      [1130, 720],
    ],
    down('#f6f9fc', '#dfe6ee'),
  ) +
  drop(1196, 540, 52) +
  rect(1156, 620, 80, 8, '#12284a') +
  rect(1166, 640, 60, 8, '#f26a1b');

function queue(): string {
  const rim = { colour: '#fff3d6', from: [-0.9, -0.8] as const };
  const look: [number, number, number, Figure['clothes'], Figure['pose']][] = [
    [
      800,
      900,
      350,
      { jacket: '#3f6296', trousers: '#2a3550', hat: 'hair', helmet: '#2a1d18', stripes: '' },
      'stand',
    ],
    [
      930,
      930,
      340,
      { jacket: '#c9a45a', trousers: '#5b4a44', hat: 'hair', helmet: '#5a3626', stripes: '', skirt: true },
      { lean: 2, near: [6, 3], far: [-5, -6], nearArm: [20, 110], farArm: [-4, 14] },
    ],
    [1060, 960, 375, { jacket: '#f26a1b', hat: 'cap', helmet: '#12284a' }, 'stand'],
    [
      1200,
      985,
      355,
      { jacket: '#6f4f7a', trousers: '#33304a', hat: 'beanie', helmet: '#e9dcc0', stripes: '' },
      'stand',
    ],
    [
      1340,
      1010,
      385,
      {
        jacket: '#4f7a68',
        trousers: '#2d3f4f',
        hat: 'hair',
        helmet: '#b9bcc0',
        stripes: '',
        pack: '#8a5a3a',
      },
      { lean: 1, near: [8, 4], far: [-7, -9], nearArm: [-6, 20], farArm: [10, 30] },
    ],
    [
      1490,
      1036,
      380,
      { jacket: '#f6f0e0', trousers: '#3f5f8c', hat: 'hair', helmet: '#3a2a22', stripes: '' },
      'walk',
    ],
  ];
  return (
    look
      .map(
        ([x, y, size, clothes, pose]) =>
          ellipse(x + 20, y + 2, size * 0.26, size * 0.035, '#4a4e5c', 'opacity="0.4"') +
          figure({ x, y, size, pose, facing: 'left', clothes: { gloves: '#c98f6b', ...clothes }, rim }),
      )
      .join('') +
    figure({
      x: 690,
      y: 905,
      size: 370,
      pose: 'present',
      view: 'back',
      facing: 'left',
      clothes: { hat: 'cap', helmet: '#12284a' },
      rim,
    })
  );
}
