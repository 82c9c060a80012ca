import { across } from './paint.ts';
import { randomFrom } from './random.ts';
import { ridgeLine } from './ridge.ts';
import { line, type Point, path, polygon, stroke, trace } from './shapes.ts';

/** A limestone wall with a grassy lip, lit from the right. */
export function cliff(): string {
  const edge = ridgeLine(
    [
      [690, 250],
      [726, 420],
      [668, 560],
      [640, 760],
      [560, 900],
      [590, 1090],
    ],
    { seed: 'rope edge', roughness: 0.9, steps: 2 },
  );
  const lip: Point[] = ridgeLine(
    [
      [-20, 190],
      [260, 216],
      [480, 226],
      [690, 250],
    ],
    { seed: 'rope lip', roughness: 0.04, steps: 4 },
  );
  const random = randomFrom('rope cracks');
  const cracks = Array.from({ length: 30 }, () => {
    const [x, y] = [random.between(-10, 620), random.between(250, 1000)];
    const long = random.between(50, 190);
    return trace([
      [x, y],
      [x + random.between(-18, 10), y + long * 0.5],
      [x + random.between(-26, 14), y + long],
    ]);
  });
  const ledges = Array.from({ length: 18 }, () => {
    const [x, y, wide] = [random.between(-30, 540), random.between(280, 1030), random.between(50, 170)];
    return polygon(
      [
        [x, y],
        [x + wide, y - 14],
        [x + wide * 1.05, y + 8],
        [x + wide * 0.4, y + 30],
      ],
      '#e6ddc9',
      `opacity="${random.between(0.25, 0.6).toFixed(2)}"`,
    );
  });
  const wall = `${trace([...lip, ...edge])}L-20 1090Z`;
  return (
    path(wall, across('#5c6b80', '#8d9096@45', '#c3b79d@85', '#e9dcc0')) +
    ledges.join('') +
    stroke(cracks.join(''), '#47566c', 5, 'opacity="0.5"') +
    line(lip, '#dfe6c8', 12) +
    line(
      lip.map(([x, y]): Point => [x, y - 8]),
      '#8aa36f',
      14,
    ) +
    line(edge, '#fff3d6', 5, 'opacity="0.8"')
  );
}
