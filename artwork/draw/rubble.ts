import { mix } from './paint.ts';
import { randomFrom } from './random.ts';
import { line, type Point, polygon } from './shapes.ts';

/** A broken concrete slab: top face, front edge, bent bars at its end. */
export function slab(x: number, y: number, { wide, deep, thick, turn, colour, bars = 0 }: Slab): string {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const at = (along: number, up: number): Point => [x + along * cos - up * sin, y + along * sin + up * cos];
  const top = [
    at(0, 0),
    at(deep * 0.5, -deep * 0.6),
    at(wide * 0.97 + deep * 0.4, -deep * 0.55),
    at(wide, 0),
  ];
  const edge = [at(0, 0), at(wide, 0), at(wide - thick * 0.3, thick), at(thick * 0.2, thick)];
  const irons = Array.from({ length: bars }, (_, bar) => {
    const up = thick * ((bar + 0.5) / bars);
    return line(
      [at(wide - 4, up), at(wide + 26 + bar * 7, up - 8), at(wide + 44 + bar * 9, up + 12 - bar * 14)],
      '#5b4336',
      3.2,
    );
  });
  return (
    irons.join('') + polygon(top, mix(colour, '#ffffff', 0.22)) + polygon(edge, mix(colour, '#0b1b33', 0.35))
  );
}

type Slab = { wide: number; deep: number; thick: number; turn: number; colour: string; bars?: number };

/** A heap of slabs and stones under a skyline given by `top`. */
export function heap(seed: string, { from, to, top, floor, colours, count }: Heap): string {
  const random = randomFrom(`${seed} heap`);
  const pieces = Array.from({ length: count }, (_, index) => {
    const x = random.between(from, to);
    const high = top(x);
    const depth = ((index + random.between(0, 1)) / count) ** 0.9;
    return { x, y: high + (floor - high) * depth };
  }).sort((a, b) => a.y - b.y);
  return pieces
    .map(({ x, y }) => {
      const colour = random.pick(colours);
      const size = random.between(0.5, 1.15) * (0.55 + 0.6 * ((y - 300) / 700));
      if (random.chance(0.35)) return stone(x, y, { size: size * 42, colour, seed: `${seed}${x}` });
      return slab(x, y, {
        wide: 150 * size,
        deep: 46 * size,
        thick: 24 * size,
        turn: random.between(-26, 26),
        colour,
        bars: random.chance(0.3) ? 3 : 0,
      });
    })
    .join('');
}

type Heap = {
  from: number;
  to: number;
  top: (x: number) => number;
  floor: number;
  colours: readonly [string, ...string[]];
  count: number;
};

export function stone(
  x: number,
  y: number,
  { size, colour, seed }: { size: number; colour: string; seed: string },
): string {
  const random = randomFrom(seed);
  const points = Array.from({ length: 7 }, (_, index): Point => {
    const angle = (index / 7) * Math.PI * 2;
    const r = size * random.between(0.7, 1.1);
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r * 0.7];
  });
  const lit = points.slice(3, 7);
  return (
    polygon(points, mix(colour, '#0b1b33', 0.3)) +
    polygon([...lit, [x + size * 0.1, y - size * 0.1]], mix(colour, '#ffffff', 0.16))
  );
}
