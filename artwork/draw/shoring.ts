import { slab } from './rubble.ts';
import { line, polygon } from './shapes.ts';

/** Timber props under a hanging slab. */
export function shoring(): string {
  const posts = [1060, 1150, 1240].map(
    (x) =>
      line(
        [
          [x, 770],
          [x + 6, 920],
        ],
        '#d3a668',
        20,
      ) +
      line(
        [
          [x - 26, 766],
          [x + 34, 772],
        ],
        '#b98a4c',
        16,
      ),
  );
  return (
    polygon(
      [
        [1010, 765],
        [1300, 780],
        [1330, 930],
        [990, 925],
      ],
      '#23262e',
    ) +
    slab(950, 750, { wide: 420, deep: 80, thick: 34, turn: 3, colour: '#a89c88', bars: 4 }) +
    posts.join('') +
    line(
      [
        [1062, 905],
        [1242, 790],
      ],
      '#c4975a',
      13,
    ) +
    line(
      [
        [1010, 925],
        [1320, 930],
      ],
      '#b98a4c',
      18,
    )
  );
}
