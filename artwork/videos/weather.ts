import { randomFrom } from '../draw/random.ts';
import { circle, group, stroke } from '../draw/shapes.ts';
import { SCREEN } from './film.ts';

const margin = 80;
const across = SCREEN.width + margin * 2;
const down = SCREEN.height + margin * 2;

/** Slanting rain in three distances; each distance is one path, so a frame stays quick to draw. */
export function rain(seed: string, { count, colour }: { count: number; colour: string }) {
  const random = randomFrom(`${seed} rain`);
  const sheets = [0.5, 0.75, 1].map((near) => ({
    near,
    drops: Array.from({ length: count }, () => ({
      x: random.between(0, across),
      y: random.between(0, down),
      speed: random.between(1150, 1450) * near,
      long: random.between(26, 46) * near,
    })),
  }));
  return (second: number): string =>
    sheets
      .map(({ near, drops }) => {
        const marks = drops.map(({ x, y, speed, long }) => {
          const fallen = (y + speed * second) % down;
          const drifted = (x + across * 4 - fallen * 0.16) % across;
          return `M${(drifted - margin).toFixed(0)} ${(fallen - margin).toFixed(0)}l${(-long * 0.16).toFixed(1)} ${long.toFixed(0)}`;
        });
        return stroke(marks.join(''), colour, 1 + near, `opacity="${(near * 0.38).toFixed(2)}"`);
      })
      .join('');
}

type Specks = {
  count: number;
  size: number;
  colour: string;
  /** Pixels a second. */
  drift: readonly [x: number, y: number];
  opacity?: number;
};

/** Dust or thin snow hanging in the air: it drifts, and each speck wavers on its own. */
export function specks(seed: string, { count, size, colour, drift, opacity = 0.7 }: Specks) {
  const random = randomFrom(`${seed} specks`);
  const all = Array.from({ length: count }, () => ({
    x: random.between(0, across),
    y: random.between(0, down),
    r: random.between(0.35, 1) * size,
    speed: random.between(0.5, 1.3),
    shift: random.between(0, 6.3),
  }));
  return (second: number): string =>
    group(
      all
        .map(({ x, y, r, speed, shift }) => {
          const waver = Math.sin(second * 1.7 + shift) * 14;
          const at = (start: number, along: number, round: number) =>
            ((((start + along * speed * second) % round) + round) % round) - margin;
          const seen = 0.45 + 0.55 * Math.sin(second * 1.3 * speed + shift) ** 2;
          return circle(
            at(x, drift[0], across) + waver,
            at(y, drift[1], down),
            r,
            colour,
            `opacity="${seen.toFixed(2)}"`,
          );
        })
        .join(''),
      `opacity="${opacity}"`,
    );
}
