import { circle, ellipse, limb, line, path } from './shapes.ts';

/** A sheep in a lifting sling; the origin is the middle of its body. */
export const sheep = () =>
  [-30, -14, 18, 32]
    .map((x) => limb([x, 8], [x + (x < 0 ? -3 : 3), 44], { start: 6, end: 4, fill: '#3a3230' }))
    .join('') +
  [
    [-34, -4, 20],
    [-16, -16, 22],
    [6, -18, 22],
    [28, -10, 21],
    [34, 6, 17],
    [-30, 10, 18],
    [0, 10, 24],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#f3ead6'))
    .join('') +
  [
    [-30, 14, 14],
    [0, 20, 16],
    [26, 16, 13],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#d6c8ae'))
    .join('') +
  path('M-26 -34L-22 28H-6L-8 -38ZM10 -40L8 32H24L28 -30Z', '#f26a1b') +
  line(
    [
      [-16, -34],
      [0, -74],
      [18, -36],
    ],
    '#f6f9fc',
    4,
  ) +
  ellipse(60, -14, 18, 12, '#3a3230', 'transform="rotate(24 60 -14)"') +
  ellipse(44, -26, 11, 5, '#3a3230', 'transform="rotate(-34 44 -26)"') +
  circle(48, -26, 10, '#f3ead6') +
  circle(60, -18, 2.4, '#f6f9fc');
