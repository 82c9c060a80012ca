import { ellipse, line, polygon } from './shapes.ts';

/** A planted conifer seedling, `tall` pixels high; the origin is its foot. */
export const seedling = (tall: number) =>
  ellipse(0, 3, tall * 0.5, tall * 0.11, '#3a2716', 'opacity="0.8"') +
  line(
    [
      [0, 0],
      [0, -tall * 0.9],
    ],
    '#6b4d2a',
    tall * 0.05,
  ) +
  [0.25, 0.5, 0.74]
    .map((at) =>
      polygon(
        [
          [0, -tall * (at + 0.42)],
          [tall * (0.36 - at * 0.3), -tall * at],
          [0, -tall * (at + 0.06)],
          [-tall * (0.36 - at * 0.3), -tall * at],
        ],
        at > 0.4 ? '#6faf5c' : '#4f9150',
      ),
    )
    .join('') +
  polygon(
    [
      [0, -tall * 1.16],
      [-tall * 0.13, -tall * 0.74],
      [0, -tall * 0.8],
    ],
    '#a3d67c',
  );
