import { contourMap } from '../draw/contours.ts';
import { glow, lamp, vignette } from '../draw/light.ts';
import { across, down } from '../draw/paint.ts';
import { desk } from '../draw/radio-desk.ts';
import { land, ridgeLine } from '../draw/ridge.ts';
import { circle, group, line, path, polygon, rect, stroke } from '../draw/shapes.ts';
import { poleStar, stars } from '../draw/sky.ts';

/** The command tent from inside: one voice keeps every team on the map. */
export function radioOperator(): string {
  return [
    rect(0, 0, 1600, 1067, down('#8c5a2c', '#b5793c@45', '#5f3b20')),
    night(),
    canvas(),
    glow(760, 210, 760, '#ffd48a', 0.75),
    map(),
    line(
      [
        [760, 0],
        [760, 150],
      ],
      '#3a2413',
      5,
    ),
    polygon(
      [
        [700, 196],
        [728, 146],
        [792, 146],
        [820, 196],
      ],
      '#3a2413',
    ),
    lamp(760, 200, 26, '#ffdf9e'),
    desk(),
    vignette(0.6),
  ].join('');
}

/** The open door: stars, a ridge, the antenna mast. */
function night(): string {
  const ridge = ridgeLine(
    [
      [1090, 620],
      [1250, 540],
      [1400, 600],
      [1620, 520],
    ],
    { seed: 'radio ridge', roughness: 0.14 },
  );
  const door =
    '<clipPath id="door"><path d="M1130 1067L1180 250Q1192 176 1262 172H1468Q1534 176 1546 250L1590 1067Z"/></clipPath>';
  const mast =
    line(
      [
        [1440, 900],
        [1440, 300],
      ],
      '#0b1526',
      9,
    ) +
    line(
      [
        [1440, 320],
        [1560, 860],
      ],
      '#22344f',
      3,
    ) +
    line(
      [
        [1440, 320],
        [1300, 860],
      ],
      '#22344f',
      3,
    ) +
    [340, 372, 404]
      .map((y, index) =>
        line(
          [
            [1390 + index * 8, y],
            [1490 - index * 8, y],
          ],
          '#0b1526',
          6,
        ),
      )
      .join('') +
    glow(1440, 296, 46, '#ff4d3a', 0.8) +
    circle(1440, 296, 6, '#ffb0a0');
  return (
    door +
    group(
      rect(1090, 150, 520, 917, down('#081426', '#17305a@60', '#3a5a8c')) +
        group(stars('radio', { count: 260, floor: 640 }), '') +
        poleStar(1300, 300, 34) +
        land(ridge, down('#24467a', '#0b1b33')) +
        mast,
      'clip-path="url(#door)"',
    )
  );
}

function canvas(): string {
  const flap =
    path(
      'M1120 1067L1176 250Q1190 176 1262 172Q1236 420 1222 560 1190 640 1166 1067Z',
      across('#7a4c25', '#c98c4c'),
    ) +
    path(
      'M1604 1067L1548 250Q1534 176 1468 172Q1492 420 1506 560 1530 640 1560 1067Z',
      across('#8a5a2e', '#5f3b20'),
    ) +
    path('M1216 556L1178 548 1174 584 1214 586ZM1508 556L1546 548 1550 584 1512 586Z', '#e9dcc0');
  const seams = [120, 420, 720, 1040]
    .map((x) =>
      line(
        [
          [800 + (x - 800) * 0.35, 0],
          [x, 1067],
        ],
        '#6b421f',
        4,
        'opacity="0.4"',
      ),
    )
    .join('');
  const pole =
    rect(1052, 0, 22, 1067, down('#d9a560', '#6b421f')) + rect(1052, 0, 6, 1067, '#ffdf9e', 'opacity="0.5"');
  return (
    seams +
    flap +
    pole +
    polygon(
      [
        [0, 0],
        [1600, 0],
        [1600, 60],
        [760, 110],
        [0, 60],
      ],
      '#5f3b20',
      'opacity="0.55"',
    )
  );
}

function map(): string {
  const lines = contourMap(
    { seed: 'radio map', width: 520, height: 330, hills: 6 },
    { levels: 15, colour: '#9c8a68', width: 1.4 },
  );
  const pins = [
    [110, 210],
    [250, 120],
    [330, 230],
    [430, 90],
  ]
    .map(
      ([x = 0, y = 0], index) =>
        circle(x, y, 11, index === 1 ? '#c0392b' : '#f26a1b') + circle(x - 3, y - 3, 3, '#fff'),
    )
    .join('');
  return (
    rect(92, 176, 560, 370, '#4a2e17', 'rx="4"') +
    group(
      `<clipPath id="sheet"><rect width="520" height="330"/></clipPath><g clip-path="url(#sheet)">${rect(0, 0, 520, 330, '#f4e8cd')}${lines}${stroke('M110 210L250 120 330 230 430 90', '#f26a1b', 3, 'stroke-dasharray="10 8"')}${pins}</g>`,
      'transform="translate(112 196)"',
    )
  );
}
