import { randomFrom } from './random.ts';
import { HEIGHT, line, type Point, path, polygon, trace } from './shapes.ts';

/** A skyline through the anchors, broken up the way rock breaks: midpoints pushed aside, less at each halving. */
export function ridgeLine(anchors: readonly Point[], { seed, roughness = 0.2, steps = 6 }: Rock): Point[] {
  const random = randomFrom(seed);
  let points = [...anchors];
  for (let step = 0; step < steps; step += 1) {
    points = points.flatMap((point, index) => {
      const next = points[index + 1];
      if (!next) return [point];
      const reach = (next[0] - point[0]) * roughness;
      const middle: Point = [
        (point[0] + next[0]) / 2 + random.between(-reach, reach) * 0.3,
        (point[1] + next[1]) / 2 + random.between(-reach, reach),
      ];
      return [point, middle];
    });
  }
  return points;
}

export type Rock = { seed: string; roughness?: number; steps?: number };

/** The land under a skyline, down to `floor`. */
export function land(skyline: readonly Point[], fill: string, floor = HEIGHT): string {
  const [first, last] = [skyline[0], skyline.at(-1)];
  if (!first || !last) return '';
  return polygon([...skyline, [last[0], floor], [first[0], floor]], fill);
}

/** How high the skyline stands at `x`. */
export function heightAt(skyline: readonly Point[], x: number): number {
  const index = skyline.findIndex((point) => point[0] >= x);
  const [left, right] = [skyline[Math.max(index - 1, 0)], skyline[index]];
  if (!left || !right) return HEIGHT;
  const share = (x - left[0]) / (right[0] - left[0] || 1);
  return left[1] + (right[1] - left[1]) * share;
}

/** The sides turned away from the light: a broken shadow face hangs from each summit down to the next saddle. */
export function faces(skyline: readonly Point[], { seed, fill, depth, side = 1 }: Faces): string {
  const random = randomFrom(`${seed} faces`);
  const reach = 18;
  const heights = (from: number, to: number) => skyline.slice(Math.max(from, 0), to).map(([, y]) => y);
  const shadows = skyline.flatMap((top, index) => {
    const isSummit = top[1] === Math.min(...heights(index - reach, index + reach + 1));
    if (!isSummit) return [];
    let foot = index;
    while (
      skyline[foot + side] &&
      heights(...ordered(foot + side, foot + side * 14)).some((y) => y > (skyline[foot]?.[1] ?? 0))
    )
      foot += side;
    const edge = side > 0 ? skyline.slice(index, foot + 1) : skyline.slice(foot, index + 1).reverse();
    const end = edge.at(-1) ?? top;
    const drop = depth * random.between(0.7, 1.2);
    const spine: Point[] = [0.82, 0.6, 0.42, 0.22].map((share, step) => [
      top[0] + (step % 2 ? 1 : -0.6) * side * drop * random.between(0.06, 0.16),
      top[1] + drop * share,
    ]);
    return [
      `${trace(edge)}L${top[0] + (end[0] - top[0]) * 0.5} ${Math.max(top[1] + drop, end[1] + drop * 0.22)}${trace(spine).replace('M', 'L')}Z`,
    ];
  });
  return path(shadows.join(''), fill);
}

const ordered = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a]);

type Faces = { seed: string; fill: string; depth: number; side?: 1 | -1 };

/** Light along the edge of a skyline. */
export const edgeLight = (skyline: readonly Point[], colour: string, width = 3) =>
  line(skyline, colour, width);

/** Contour lines that follow the skyline downhill and fade: the association's motif on a snow slope. */
export function slopeLines(
  skyline: readonly Point[],
  { colour, count, gap, opacity = 0.5 }: { colour: string; count: number; gap: number; opacity?: number },
): string {
  return Array.from({ length: count }, (_, index) => {
    const drop = gap * (index + 1) * (1 + index * 0.12);
    const every = skyline.filter((_point, at) => at % 6 === 0);
    return line(
      every.map(([x, y], at): Point => [x, y + drop + Math.sin(at * 0.7 + index * 1.3) * gap * 0.16]),
      colour,
      2,
      `opacity="${(opacity * (1 - index / count)).toFixed(2)}"`,
    );
  }).join('');
}
