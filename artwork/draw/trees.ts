import { mix } from './paint.ts';
import { type Random, randomFrom } from './random.ts';
import { ellipse, type Point, path, place, polygon, rect } from './shapes.ts';

/** A spruce with drooping tiers, its foot at (x, y). */
export function conifer(x: number, y: number, { height, fill, random, light }: Conifer): string {
  const tiers = Math.round(random.between(7, 10));
  const half = height * random.between(0.15, 0.2);
  const side = (sign: 1 | -1): Point[] =>
    Array.from({ length: tiers }, (_, tier) => {
      const share = (tier + 1) / tiers;
      const width = half * share ** 0.85 * random.between(0.8, 1.1);
      const drop = -height * (1 - share * 0.93);
      return [
        [sign * width, drop + height * 0.02],
        [sign * width * 0.55, drop - height * 0.012],
      ] as Point[];
    }).flat();
  const right = side(1);
  const tree =
    polygon([[0, -height], ...right, ...side(-1).reverse()], fill) +
    (light
      ? polygon(
          [[0, -height], ...right, [half * 0.2, -height * 0.08], [height * 0.012, -height * 0.6]],
          light,
        )
      : '');
  return place(
    rect(-height * 0.013, -height * 0.1, height * 0.026, height * 0.1, mix(fill, '#060e1c', 0.4)) + tree,
    { x, y },
  );
}

type Conifer = { height: number; fill: string; random: Random; light?: string };

export function forest(seed: string, { from, to, ground, heights, fill, count, light }: Forest): string {
  const random = randomFrom(`${seed} forest`);
  return Array.from({ length: count }, (_, index) => {
    const x = from + ((index + random.between(0.1, 0.9)) / count) * (to - from);
    return conifer(x, ground(x) + random.between(0, 10), {
      height: random.between(...heights),
      fill,
      random,
      light,
    });
  }).join('');
}

type Forest = {
  from: number;
  to: number;
  count: number;
  fill: string;
  light?: string;
  ground: (x: number) => number;
  heights: [low: number, high: number];
};

/** A bare trunk that runs out of the picture at the top. */
export function trunk(x: number, foot: number, { width, fill, lit, top = -20, lean = 0 }: Trunk): string {
  const shape = (from: number, to: number) =>
    `M${x + width * from - width * 0.35 * (from < 0 ? 1 : -1)} ${foot}Q${x + width * from} ${foot - width * 1.2} ${x + width * from + lean * 0.5} ${(foot + top) / 2}L${x + lean + width * from * 0.8} ${top}H${x + lean + width * to * 0.8}L${x + lean * 0.5 + width * to} ${(foot + top) / 2}Q${x + width * to} ${foot - width * 1.2} ${x + width * to + width * 0.35} ${foot}Z`;
  return (
    path(shape(-0.5, 0.5), fill) +
    (lit ? path(shape(lit.side > 0 ? 0.2 : -0.5, lit.side > 0 ? 0.5 : -0.2), lit.colour) : '')
  );
}

type Trunk = {
  width: number;
  fill: string;
  top?: number;
  lean?: number;
  lit?: { side: 1 | -1; colour: string };
};

/** A round-headed tree built from leaf clumps. */
export function broadleaf(
  seed: string,
  { x, y, height, fill, light }: { x: number; y: number; height: number; fill: string; light: string },
): string {
  const random = randomFrom(`${seed} broadleaf`);
  const clump = (colour: string, shift: number) =>
    Array.from({ length: 14 }, () => {
      const angle = random.between(0, Math.PI * 2);
      const away = random.between(0, 0.24) * height;
      return ellipse(
        Math.cos(angle) * away * 1.15 + shift,
        -height * 0.66 + Math.sin(angle) * away * 0.9 + shift,
        height * random.between(0.1, 0.16),
        height * random.between(0.08, 0.13),
        colour,
      );
    }).join('');
  const stem = path(
    `M${-height * 0.03} 0Q0 ${-height * 0.2} ${-height * 0.015} ${-height * 0.6}H${height * 0.015}Q${height * 0.01} ${-height * 0.2} ${height * 0.035} 0Z`,
    mix(fill, '#1a120c', 0.6),
  );
  return place(stem + clump(fill, 0) + clump(light, -height * 0.035), { x, y });
}
