import { compass } from '../draw/compass.ts';
import { contourMap } from '../draw/contours.ts';
import { hand } from '../draw/hand.ts';
import { fog, glow } from '../draw/light.ts';
import { across, down, radial } from '../draw/paint.ts';
import { circle, group, line, path, place, polygon, rect, stroke } from '../draw/shapes.ts';
import { starPath } from '../draw/sky.ts';

/** Taking a bearing by headlamp: map, compass, two gloved hands. */
export function mapNavigation(): string {
  return [
    rect(0, 0, 1600, 1067, down('#1a2740', '#0f1a2e')),
    Array.from({ length: 9 }, (_, index) =>
      line(
        [
          [0, 60 + index * 130],
          [1600, 20 + index * 138],
        ],
        '#0b1526',
        5,
        'opacity="0.6"',
      ),
    ).join(''),
    place(sheet(), { x: 120, y: 80, turn: -5 }),
    glow(760, 470, 900, '#ffe2ad', 0.38),
    place(compass(), { x: 870, y: 500, turn: 24 }),
    place(pencil(), { x: 300, y: 250, turn: 28 }),
    hand({
      x: 330,
      y: 880,
      turn: 24,
      scale: 1.45,
      flip: true,
      glove: '#33425c',
      dark: '#1c2740',
      sleeve: '#f26a1b',
      pose: 'flat',
    }),
    hand({
      x: 1120,
      y: 790,
      turn: -34,
      scale: 1.55,
      glove: '#33425c',
      dark: '#1c2740',
      sleeve: '#f26a1b',
      pose: 'pinch',
    }),
    fog(800, 480, { rx: 620, ry: 430, colour: '#fff3d6', opacity: 0.16 }),
    rect(0, 0, 1600, 1067, radial('#060e1c/0', '#060e1c/0.05@55', '#060e1c/0.72')),
  ].join('');
}

function sheet(): string {
  const lines = contourMap(
    { seed: 'navigation', width: 1400, height: 920, hills: 11 },
    { levels: 20, colour: '#a8804c', width: 2, cell: 28 },
  );
  const grid = [1, 2, 3, 4, 5, 6]
    .map(
      (step) =>
        line(
          [
            [step * 200, 0],
            [step * 200, 920],
          ],
          '#4f7fae',
          2,
          'opacity="0.55"',
        ) +
        line(
          [
            [0, step * 150],
            [1400, step * 150],
          ],
          '#4f7fae',
          2,
          'opacity="0.55"',
        ),
    )
    .join('');
  const woods = path(
    'M0 0H420Q470 130 330 210T60 330L0 300ZM1020 640Q1180 560 1400 620V920H960Q930 720 1020 640Z',
    '#b9d3a4',
    'opacity="0.75"',
  );
  const water =
    path(
      'M600 0Q560 120 640 190T700 330 640 470 720 620 700 920',
      'none',
      'stroke="#5b9fd0" stroke-width="14" opacity="0.85"',
    ) + path('M560 560q90 -70 170 0t-30 120q-150 30 -140 -120z', '#7db8e0', 'opacity="0.85"');
  const route =
    stroke(
      'M210 640C300 560 380 600 440 500S560 380 760 400 980 260 1080 190',
      '#f26a1b',
      9,
      'stroke-dasharray="26 16"',
    ) +
    circle(210, 640, 18, 'none', 'stroke="#12284a" stroke-width="7"') +
    path(starPath({ x: 1090, y: 180, tall: 46, wide: 33, waist: 7 }), '#f26a1b');
  const folds =
    [350, 700, 1050]
      .map(
        (x) =>
          rect(x - 60, 0, 60, 920, across('#5b4a2a/0', '#5b4a2a/0.22')) +
          rect(x, 0, 50, 920, across('#ffffff/0.35', '#ffffff/0')),
      )
      .join('') + rect(0, 440, 1400, 40, down('#5b4a2a/0', '#5b4a2a/0.18'));
  return (
    rect(14, 20, 1400, 920, '#060e1c', 'opacity="0.55"') +
    group(
      `<clipPath id="map"><rect width="1400" height="920"/></clipPath><g clip-path="url(#map)">${rect(0, 0, 1400, 920, '#f3ead2')}${woods}${lines}${water}${grid}${route}${folds}</g>`,
    )
  );
}

const pencil = () =>
  rect(6, 12, 330, 22, '#060e1c', 'opacity="0.3"') +
  rect(0, 0, 300, 22, '#e8b53a') +
  rect(0, 7, 300, 7, '#c9922a') +
  polygon(
    [
      [300, 0],
      [344, 11],
      [300, 22],
    ],
    '#f1dcb8',
  ) +
  polygon(
    [
      [332, 8],
      [346, 11],
      [332, 14],
    ],
    '#16202f',
  ) +
  rect(-26, 0, 26, 22, '#c0392b') +
  rect(-6, 0, 10, 22, '#9fb0c4');
