import { randomFrom } from './random.ts';
import { line, type Point } from './shapes.ts';

type Land = { seed: string; width: number; height: number; hills?: number; repeat?: boolean };

/** Height at a point, from a handful of round hills; with `repeat` the land meets itself at the edges. */
export function terrain({
  seed,
  width,
  height,
  hills = 7,
  repeat = false,
}: Land): (x: number, y: number) => number {
  const random = randomFrom(`${seed} terrain`);
  const bumps = Array.from({ length: hills }, () => ({
    x: random.between(0, width),
    y: random.between(0, height),
    reach: random.between(0.16, 0.34) * Math.min(width, height) * 1.3,
    rise: random.between(0.45, 1) * (random.chance(0.25) ? -0.7 : 1),
  }));
  const offsets = repeat ? [-1, 0, 1] : [0];
  return (x, y) =>
    bumps.reduce(
      (sum, bump) =>
        sum +
        offsets
          .flatMap((dx) =>
            offsets.map((dy) => {
              const [across, along] = [
                (x - bump.x - dx * width) / bump.reach,
                (y - bump.y - dy * height) / (bump.reach * 0.8),
              ];
              return bump.rise * Math.exp(-(across * across + along * along));
            }),
          )
          .reduce((a, b) => a + b, 0),
      0,
    );
}

/** Lines of equal height by marching squares, joined into polylines. */
export function contourLines(
  height: (x: number, y: number) => number,
  { level, width, depth, cell }: Grid,
): Point[][] {
  const next = new Map<string, Point[]>();
  const put = (from: Point, to: Point) => {
    for (const [a, b] of [
      [from, to],
      [to, from],
    ] as const)
      next.set(key(a), [...(next.get(key(a)) ?? []), b]);
  };
  for (let x = 0; x < width; x += cell)
    for (let y = 0; y < depth; y += cell) {
      const corners: Point[] = [
        [x, y],
        [x + cell, y],
        [x + cell, y + cell],
        [x, y + cell],
      ];
      const cuts = corners.flatMap((corner, index) => {
        const other = corners[(index + 1) % 4] ?? corner;
        const [here, there] = [height(...corner) - level, height(...other) - level];
        if (here > 0 === there > 0) return [];
        const share = here / (here - there);
        return [
          [corner[0] + (other[0] - corner[0]) * share, corner[1] + (other[1] - corner[1]) * share] as Point,
        ];
      });
      const [a, b, c, d] = cuts;
      if (a && b) put(a, b);
      if (c && d) put(c, d);
    }
  return joined(next);
}

type Grid = { level: number; width: number; depth: number; cell: number };

/** All the lines of a piece of land, every fifth one stronger. */
export function contourMap(
  land: Land,
  {
    levels,
    colour,
    width = 1.5,
    cell = 20,
  }: { levels: number; colour: string; width?: number; cell?: number },
): string {
  const height = terrain(land);
  return Array.from({ length: levels }, (_, index) => {
    const level = -0.35 + (index / levels) * 1.5;
    const lines = contourLines(height, { level, width: land.width, depth: land.height, cell });
    return lines.map((points) => line(points, colour, index % 5 === 0 ? width * 1.9 : width)).join('');
  }).join('');
}

const key = ([x, y]: Point) => `${x.toFixed(2)},${y.toFixed(2)}`;

function joined(next: Map<string, Point[]>): Point[][] {
  const lines: Point[][] = [];
  const ends = [...next.entries()].sort((a, b) => a[1].length - b[1].length);
  for (const [start] of ends) {
    const points: Point[] = [];
    let at: string | undefined = start;
    while (at) {
      const to: Point | undefined = next.get(at)?.pop();
      if (!to) break;
      if (points.length === 0) points.push(at.split(',').map(Number) as unknown as Point);
      next.set(
        key(to),
        (next.get(key(to)) ?? []).filter((point) => key(point) !== at),
      );
      points.push(to);
      at = key(to);
    }
    if (points.length > 2) lines.push(points);
  }
  return lines;
}
