import { blurred } from '../draw/paint.ts';
import { type Rock, ridgeLine } from '../draw/ridge.ts';
import { circle, group, line, type Point, path, rect, trace } from '../draw/shapes.ts';
import { starPath } from '../draw/sky.ts';
import { widthOfWriting, writing } from '../draw/writing.ts';
import { ink, paper } from './map-frame.ts';

const water = '#8fbcd9';
const shore = '#3f7ba6';
export const signal = '#c9490b';

export const stream = (anchors: readonly Point[], rock: Rock) =>
  line(ridgeLine(anchors, { roughness: 0.16, steps: 5, ...rock }), shore, 7);

/** A lake or the sea: the last anchors may lie outside the sheet. */
export function open(anchors: readonly Point[], rock: Rock): string {
  const edge = `${trace(ridgeLine(anchors, { roughness: 0.1, steps: 5, ...rock }))}Z`;
  return path(edge, water, `stroke="${shore}" stroke-width="5"`);
}

export const woods = (patches: readonly (readonly [x: number, y: number, rx: number, ry: number])[]) =>
  group(
    patches
      .map(
        ([x, y, rx, ry]) =>
          `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#9dbb8c" opacity="0.75"/>`,
      )
      .join(''),
    blurred(40),
  );

export const road = (points: readonly Point[]) => line(points, '#7b6a55', 11) + line(points, '#f7efd8', 6);

export const dashed = (points: readonly Point[], colour = signal, width = 7) =>
  line(points, colour, width, 'stroke-dasharray="22 16"');

/** An outlined area of the search, with its number. */
export const sector = (points: readonly Point[], number: string, [x, y]: Point) =>
  path(`${trace(points)}Z`, 'none', `stroke="${ink}" stroke-width="6" stroke-dasharray="26 14"`) +
  circle(x, y, 36, ink) +
  writing(number, { x: x - 13, y: y + 17, size: 48, weight: 'bold', fill: '#ffffff' });

export const star = (x: number, y: number) =>
  circle(x, y, 40, paper, 'opacity="0.85"') + path(starPath({ x, y, tall: 44, wide: 32, waist: 7 }), signal);

export const point = (x: number, y: number, colour = ink) =>
  circle(x, y, 17, paper) +
  circle(x, y, 17, 'none', `stroke="${colour}" stroke-width="7"`) +
  circle(x, y, 6, colour);

/** A word on a slip of paper, so that the lines below do not cross it. */
export function label(text: string, [x, y]: Point, size = 36): string {
  const wide = widthOfWriting(text, { size, weight: 'bold' });
  return (
    rect(x - 12, y - size, wide + 24, size * 1.4, paper, 'opacity="0.92" rx="4"') +
    writing(text, { x, y, size, weight: 'bold', fill: ink })
  );
}

/** Ground that burned, or a slope that slid: hatched. */
export function hatched(anchors: readonly Point[], { colour, ...rock }: Rock & { colour: string }): string {
  const edge = `${trace(ridgeLine(anchors, { roughness: 0.12, steps: 4, ...rock }))}Z`;
  const name = `hatch-${rock.seed.replaceAll(' ', '-')}`;
  const strokes = Array.from({ length: 70 }, (_, index) =>
    line(
      [
        [index * 40 - 1100, 1100],
        [index * 40, -20],
      ],
      colour,
      6,
      'opacity="0.6"',
    ),
  ).join('');
  return (
    `<clipPath id="${name}"><path d="${edge}"/></clipPath>` +
    group(strokes, `clip-path="url(#${name})"`) +
    path(edge, colour, `fill-opacity="0.16" stroke="${colour}" stroke-width="6"`)
  );
}
