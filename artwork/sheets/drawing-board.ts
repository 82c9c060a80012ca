import { vignette } from '../draw/light.ts';
import { slant } from '../draw/paint.ts';
import { circle, HEIGHT, line, type Point, rect, stroke, WIDTH } from '../draw/shapes.ts';
import { type Writing, widthOfWriting, writing } from '../draw/writing.ts';

export const chalk = '#e8eff8';
export const accent = '#ff9a4d';
export const night = '#132a4d';

/** A technical drawing in white lines on navy, with its name below. */
export function drawingBoard({ name, note, body }: { name: string; note: string; body: string }): string {
  return [
    rect(0, 0, WIDTH, HEIGHT, slant('#12294c', '#17325c@50', '#0c1c36')),
    squares(),
    body,
    heading(name, { y: 884, size: 66, weight: 'bold', fill: '#ffffff' }),
    rect(WIDTH - 150, 906, 60, 8, accent),
    heading(note, { y: 966, size: 40, weight: 'medium', fill: '#c3d2e6' }),
    vignette(0.3),
  ].join('');
}

/** At the right: the date of a card covers the left corner. */
const heading = (text: string, style: Writing & { y: number }) =>
  writing(text, { x: WIDTH - 90 - widthOfWriting(text, style), ...style });

function squares(): string {
  const ruled = (points: Point[]) => line(points, '#5f82b0', 1.5, 'opacity="0.28"');
  const across = Array.from({ length: 19 }, (_, index) =>
    ruled([
      [index * 80 + 80, 0],
      [index * 80 + 80, HEIGHT],
    ]),
  );
  const along = Array.from({ length: 13 }, (_, index) =>
    ruled([
      [0, index * 80 + 60],
      [WIDTH, index * 80 + 60],
    ]),
  );
  return across.join('') + along.join('');
}

/** An outline that hides what lies behind it. */
export const outline = (d: string, fill = night, width = 7) =>
  `<path d="${d}" fill="${fill}" stroke="${chalk}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;

export const detail = (d: string, width = 4) => stroke(d, chalk, width, 'opacity="0.75"');
export const marked = (d: string, width = 8) => stroke(d, accent, width);

/** A word with a line to the part it names. */
export function named(text: string, { from, to }: { from: Point; to: Point }): string {
  const style = { size: 44, weight: 'medium' } as const;
  const wide = widthOfWriting(text, style);
  const isLeft = from[0] > to[0];
  const edge: Point = [to[0] + (isLeft ? 14 : -14), to[1] - 14];
  return (
    line([from, edge], '#9fb6d6', 3) +
    circle(from[0], from[1], 8, accent) +
    writing(text, { x: isLeft ? to[0] - wide : to[0], y: to[1], fill: '#ffffff', ...style })
  );
}

/** A dimension line with its measure. */
export function measure(text: string, { from, to }: { from: Point; to: Point }): string {
  const style = { size: 44, weight: 'medium' } as const;
  const wide = widthOfWriting(text, style);
  const [x, y] = [(from[0] + to[0]) / 2, from[1]];
  const tick = ([at, level]: Point) =>
    line(
      [
        [at, level - 20],
        [at, level + 20],
      ],
      '#9fb6d6',
      4,
    );
  return (
    line([from, to], '#9fb6d6', 4) +
    tick(from) +
    tick(to) +
    rect(x - wide / 2 - 18, y - 30, wide + 36, 60, '#15305a') +
    writing(text, { x: x - wide / 2, y: y + 15, fill: '#ffffff', ...style })
  );
}
