import { across, down, radial } from './paint.ts';
import { randomFrom } from './random.ts';
import { circle, ellipse, group, HEIGHT, place, polygon, rect, WIDTH } from './shapes.ts';

export function glow(x: number, y: number, r: number, colour: string, opacity = 0.8): string {
  return circle(
    x,
    y,
    r,
    radial(
      `${colour}/${opacity}`,
      `${colour}/${opacity * 0.45}@25`,
      `${colour}/${opacity * 0.14}@58`,
      `${colour}/0`,
    ),
  );
}

/** A small lamp: white heart, coloured halo. */
export const lamp = (x: number, y: number, r: number, colour = '#ffd9a0') =>
  glow(x, y, r * 7, colour, 0.75) + circle(x, y, r, '#fffaf0');

/** A cone of light from (x, y); 0 degrees points right, 90 down. */
export function beam(
  x: number,
  y: number,
  { angle, length, spread, colour = '#ffe9c4', opacity = 0.5 }: Beam,
): string {
  const half = Math.tan((spread * Math.PI) / 360) * length;
  const fill = across(`${colour}/${opacity}`, `${colour}/${opacity * 0.4}@40`, `${colour}/0`);
  return place(
    polygon(
      [
        [0, -2],
        [length, -half],
        [length, half],
        [0, 2],
      ],
      fill,
    ) +
      polygon(
        [
          [0, -1],
          [length * 0.8, -half * 0.45],
          [length * 0.8, half * 0.45],
          [0, 1],
        ],
        fill,
      ),
    { x, y, turn: angle },
  );
}

type Beam = { angle: number; length: number; spread: number; colour?: string; opacity?: number };

/** A bank of mist or dust. */
export function fog(x: number, y: number, { rx, ry, colour, opacity = 0.5 }: Bank): string {
  return ellipse(
    x,
    y,
    rx,
    ry,
    radial(`${colour}/${opacity}`, `${colour}/${opacity * 0.55}@45`, `${colour}/0`),
  );
}

type Bank = { rx: number; ry: number; colour: string; opacity?: number };

/** Air between two layers: a band that fades upwards. */
export const haze = (top: number, bottom: number, colour: string, opacity: number) =>
  rect(0, top, WIDTH, bottom - top, down(`${colour}/0`, `${colour}/${opacity}`));

export const pool = (x: number, y: number, { rx, ry, colour, opacity = 0.6 }: Bank) =>
  fog(x, y, { rx, ry, colour, opacity });

export function flakes(seed: string, { count, size, colour = '#ffffff', opacity = 0.7 }: Flakes): string {
  const random = randomFrom(`${seed} flakes`);
  return group(
    Array.from({ length: count }, () =>
      circle(
        random.between(0, WIDTH),
        random.between(0, HEIGHT),
        random.between(0.4, 1) * size,
        colour,
        `opacity="${random.between(0.3, 1).toFixed(2)}"`,
      ),
    ).join(''),
    `opacity="${opacity}"`,
  );
}

type Flakes = { count: number; size: number; colour?: string; opacity?: number };

/** Darker corners, so the eye stays inside. */
export const vignette = (opacity = 0.35) =>
  ellipse(
    WIDTH / 2,
    HEIGHT / 2,
    WIDTH * 0.85,
    HEIGHT * 0.9,
    radial('#060e1c/0', '#060e1c/0@55', `#060e1c/${opacity}`),
  );
