import { down } from '../../draw/paint.ts';
import { randomFrom } from '../../draw/random.ts';
import { line, rect } from '../../draw/shapes.ts';

export const riverTop = 452;

export const river = () =>
  rect(-400, riverTop, 2400, 700, down('#b3ab97', '#8f8674@22', '#6a6759@52', '#3f4a4c'));

/** Streaks that run with the current; nearer ones are longer and faster. */
export function current(seed: string, count: number) {
  const random = randomFrom(`${seed} current`);
  const reach = 2200;
  const streaks = Array.from({ length: count }, () => {
    const y = riverTop + 22 + random.between(0, 1) ** 1.5 * 440;
    const near = (y - riverTop) / 450;
    return {
      x: random.between(0, reach),
      y,
      near,
      half: 14 + random.between(24, 110) * near,
      isLight: random.chance(0.62),
      strength: random.between(0.16, 0.46),
      speed: random.between(80, 130) * (0.35 + near),
      shift: random.between(0, 6.3),
    };
  });
  return (second: number): string =>
    streaks
      .map(({ x, y, near, half, isLight, strength, speed, shift }) => {
        const at = ((x + speed * second) % reach) - 300;
        const dip = Math.sin(second * 2.4 + shift) * 3 * near;
        return line(
          [
            [at - half, y + dip],
            [at, y - dip],
            [at + half, y + dip],
          ],
          isLight ? '#e5dfcd' : '#39413f',
          1 + near * 3,
          `opacity="${strength.toFixed(2)}"`,
        );
      })
      .join('');
}
