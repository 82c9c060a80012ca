import { slab } from './rubble.ts';
import { polygon, rect } from './shapes.ts';

/** A block sheared open: floors hang, the lower ones lie on each other. */
export function standingHalf(): string {
  const floors = [0, 1, 2, 3, 4].map((floor) => {
    const y = 176 + floor * 104;
    const reach = 470 + floor * 26 - (floor % 2) * 60;
    return (
      polygon(
        [
          [90, y],
          [reach, y + 6],
          [reach - 34, y + 100],
          [90, y + 104],
        ],
        floor % 2 ? '#6e6a66' : '#7b7469',
      ) +
      rect(128, y + 24, 74, 56, '#38404c') +
      rect(238, y + 24, 74, 56, floor === 1 ? '#ad8c72' : '#3d4450') +
      slab(84, y, {
        wide: reach - 70,
        deep: 26,
        thick: 18,
        turn: floor === 4 ? 3 : 1,
        colour: '#a59a88',
        bars: 4,
      })
    );
  });
  const fallen = [0, 1, 2].map((floor) =>
    slab(470 + floor * 46, 470 + floor * 74, {
      wide: 430 - floor * 10,
      deep: 70,
      thick: 26,
      turn: 24 - floor * 5,
      colour: '#b0a48f',
      bars: 4,
    }),
  );
  return (
    polygon(
      [
        [40, 150],
        [92, 150],
        [92, 900],
        [40, 900],
      ],
      '#5d5c5d',
    ) +
    floors.join('') +
    fallen.join('')
  );
}
