import { radial } from './paint.ts';
import { circle, group, line, path, polygon, rect } from './shapes.ts';

/** A base-plate compass 300 units wide; the origin is the middle of its dial. */
export function compass(): string {
  const ticks = Array.from({ length: 36 }, (_, index) =>
    rect(
      -2,
      -122,
      4,
      index % 9 === 0 ? 24 : 13,
      index % 9 === 0 ? '#12284a' : '#5d708a',
      `transform="rotate(${index * 10})"`,
    ),
  ).join('');
  const plate =
    rect(-150, -290, 300, 470, '#0b1526', 'rx="22" opacity="0.28" transform="translate(14 18)"') +
    rect(-150, -290, 300, 470, '#e4f2fa', 'rx="22" opacity="0.62"') +
    rect(-150, -290, 300, 470, 'none', 'rx="22" stroke="#ffffff" stroke-width="4" opacity="0.8"') +
    Array.from({ length: 18 }, (_, index) =>
      rect(-150, -270 + index * 24, index % 2 ? 12 : 22, 3, '#12284a'),
    ).join('') +
    polygon(
      [
        [0, -276],
        [18, -240],
        [-18, -240],
      ],
      '#c0392b',
    ) +
    line(
      [
        [0, -240],
        [0, -150],
      ],
      '#c0392b',
      5,
    );
  const dial =
    circle(0, 0, 142, '#16263f') +
    circle(0, 0, 130, radial('#ffffff', '#dfe8f2')) +
    ticks +
    [0, 90, 180, 270].map((turn) => rect(-1, -84, 2, 168, '#9fb0c4', `transform="rotate(${turn})"`)).join('');
  const needle = group(
    polygon(
      [
        [0, -104],
        [17, 0],
        [-17, 0],
      ],
      '#d8331f',
    ) +
      polygon(
        [
          [0, 104],
          [17, 0],
          [-17, 0],
        ],
        '#12284a',
      ) +
      polygon(
        [
          [0, -104],
          [17, 0],
          [0, 0],
        ],
        '#a82414',
      ) +
      circle(0, 0, 10, '#f3d58a'),
    'transform="rotate(-30)"',
  );
  return (
    plate +
    dial +
    needle +
    path('M-110 -60A126 126 0 0 1 20 -124L4 -90A92 92 0 0 0 -80 -46Z', '#ffffff', 'opacity="0.45"')
  );
}
