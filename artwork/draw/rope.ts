import { type Point, stroke } from './shapes.ts';

/** A rope between two hands; `sag` is how far its middle hangs, in pixels. */
export function rope(
  from: Point,
  to: Point,
  { sag = 0, colour = '#e9dcc0', width = 3 }: { sag?: number; colour?: string; width?: number } = {},
): string {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2];
  return stroke(`M${from[0]} ${from[1]}Q${x} ${y} ${to[0]} ${to[1]}`, colour, width);
}

export function coil(
  x: number,
  y: number,
  { size, colour, dark }: { size: number; colour: string; dark: string },
): string {
  const loops = [0, 0.16, 0.32, 0.48].map((inset) => {
    const [rx, ry] = [size * (0.5 - inset * 0.3), size * (0.9 - inset * 0.5)];
    return stroke(
      `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx} ${ry} 0 1 1 ${-rx * 2} 0`,
      inset % 0.32 === 0 ? colour : dark,
      size * 0.11,
    );
  });
  return (
    loops.join('') +
    stroke(
      `M${x - size * 0.3} ${y - size * 0.45}h${size * 0.6}M${x - size * 0.3} ${y - size * 0.36}h${size * 0.6}`,
      dark,
      size * 0.1,
    )
  );
}
