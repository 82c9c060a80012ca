import { starPath } from './sky.ts';

type Inks = { ground: string; star: string };

const profile = [
  [-2, 54],
  [14, 38],
  [18.5, 42],
  [32, 27.5],
  [45, 43],
  [49.5, 39],
  [66, 56],
] as const;

/** The association's mark in a 64 unit square: the pole star over a summit drawn in contour lines. */
export function emblemMark({ ground, star }: Inks): string {
  const lines = [8, 16, 24].map((drop, index) => summit(drop, (index + 1) * 0.16)).join('');
  return (
    `<clipPath id="disc"><circle cx="32" cy="32" r="31"/></clipPath>` +
    `<g clip-path="url(#disc)"><path fill="${ground}" d="${summit(0, 0)}V0H-2Z"/><path fill="none" stroke="${ground}" stroke-width="3.4" d="${lines}"/></g>` +
    `<path fill="${star}" d="${starPath({ x: 32, y: 15, tall: 11, wide: 8.2, waist: 1.7 })}"/>`
  );
}

/** The same summit filling a square tile, for browsers and phones. */
export function emblemTile(corner: number): string {
  const lines = [9, 18].map((drop, index) => summit(drop, (index + 1) * 0.16)).join('');
  return (
    `<clipPath id="tile"><rect width="64" height="64" rx="${corner}"/></clipPath><g clip-path="url(#tile)"><rect width="64" height="64" fill="#0b1b33"/>` +
    `<g transform="translate(0 2)"><path fill="#f6f9fc" d="${summit(0, 0)}V66H-2Z"/><path fill="none" stroke="#0b1b33" stroke-width="4" d="${lines}"/>` +
    `<path fill="#f26a1b" d="${starPath({ x: 32, y: 15, tall: 12, wide: 9, waist: 2 })}"/></g></g>`
  );
}

/** `flatten` rounds the lower lines off, as contours widen downhill. Every page holds the mark, so its numbers are short. */
function summit(drop: number, flatten: number): string {
  return profile
    .map(([x, y], index) => {
      const lowered = y + drop + (40 - y) * flatten * (y < 40 ? 1 : 0.6);
      return `${index === 0 ? 'M' : ' '}${x} ${Math.round(lowered * 10) / 10}`;
    })
    .join('');
}
