import { line, rect } from './shapes.ts';

/** A lattice mast with a lamp box on top. */
export const mast = (x: number, foot: number, top: number) =>
  line(
    [
      [x - 34, foot],
      [x, top],
      [x + 34, foot],
    ],
    '#0a1b26',
    8,
  ) +
  [0.3, 0.5, 0.7, 0.88]
    .map((share) =>
      line(
        [
          [x - 34 * share, top + (foot - top) * share],
          [x + 34 * (share + 0.1), top + (foot - top) * (share + 0.1)],
        ],
        '#0a1b26',
        4,
      ),
    )
    .join('') +
  rect(x - 74, top - 40, 148, 62, '#0a1b26', 'rx="6"');
