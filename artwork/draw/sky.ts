import { down, radial } from './paint.ts';
import { randomFrom } from './random.ts';
import { circle, ellipse, HEIGHT, path, rect, WIDTH } from './shapes.ts';

export const sky = (...stops: string[]) => rect(0, 0, WIDTH, HEIGHT, down(...stops));

export function stars(
  seed: string,
  { count, floor, opacity = 0.8 }: { count: number; floor: number; opacity?: number },
): string {
  const random = randomFrom(`${seed} stars`);
  return Array.from({ length: count }, () => {
    const y = random.between(0, floor);
    const fade = opacity * (1 - (y / floor) ** 2) * random.between(0.35, 1);
    return circle(
      random.between(0, WIDTH),
      y,
      random.between(0.9, 2.3),
      '#ffffff',
      `opacity="${fade.toFixed(2)}"`,
    );
  }).join('');
}

/** Four rays, the long one upright: the association's own star. */
export function poleStar(x: number, y: number, size: number, colour = '#ffffff'): string {
  return (
    circle(x, y, size * 2.6, radial(`${colour}/0.5`, `${colour}/0.12@35`, `${colour}/0`)) +
    path(starPath({ x, y, tall: size, wide: size * 0.72, waist: size * 0.1 }), colour)
  );
}

export function starPath({
  x,
  y,
  tall,
  wide,
  waist,
}: {
  x: number;
  y: number;
  tall: number;
  wide: number;
  waist: number;
}): string {
  return `M${x} ${y - tall}Q${x + waist} ${y - waist} ${x + wide} ${y}Q${x + waist} ${y + waist} ${x} ${y + tall}Q${x - waist} ${y + waist} ${x - wide} ${y}Q${x - waist} ${y - waist} ${x} ${y - tall}Z`;
}

export function moon(x: number, y: number, r: number): string {
  return (
    circle(x, y, r * 6, radial('#dfe8f2/0.35', '#dfe8f2/0.1@40', '#dfe8f2/0')) + circle(x, y, r, '#f6f9fc')
  );
}

/** Long flat clouds around a height. */
export function clouds(seed: string, { y, spread, count, colour, opacity = 0.5 }: Clouds): string {
  const random = randomFrom(`${seed} clouds`);
  return Array.from({ length: count }, () =>
    ellipse(
      random.between(-100, WIDTH + 100),
      y + random.between(-spread, spread),
      random.between(180, 520),
      random.between(14, 44),
      radial(`${colour}/${opacity}`, `${colour}/${opacity / 2}@50`, `${colour}/0`),
    ),
  ).join('');
}

type Clouds = { y: number; spread: number; count: number; colour: string; opacity?: number };
