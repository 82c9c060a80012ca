import { definePaints } from './paint.ts';

export type Point = readonly [x: number, y: number];

export const WIDTH = 1600;
export const HEIGHT = 1067;

/** A whole picture; coordinates are pixels of the 1600 x 1067 design unless told otherwise. */
export function page(body: string, { width = WIDTH, height = HEIGHT } = {}): string {
  const defs = definePaints(body);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body}</svg>`;
}

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;

export const polygon = (points: readonly Point[], fill: string, more = '') =>
  path(`${trace(points)}Z`, fill, more);

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}" ${more}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  ellipse(x, y, r, r, fill, more);

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}" ${more}/>`;

export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const line = (points: readonly Point[], colour: string, width: number, more = '') =>
  stroke(trace(points), colour, width, more);

export const group = (body: string, more = '') => `<g ${more}>${body}</g>`;

/** Moves a drawing made around the origin to (x, y), scaled and turned there. */
export const place = (body: string, { x, y, scale = 1, flip = false, turn = 0 }: Placement) =>
  group(
    body,
    `transform="translate(${short(x)} ${short(y)}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})"`,
  );

export type Placement = { x: number; y: number; scale?: number; flip?: boolean; turn?: number };

/** The hull of two circles: an arm, a leg, a sausage. */
export function limb(
  from: Point,
  to: Point,
  { start, end, fill }: { start: number; end: number; fill: string },
): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const tilt = Math.acos(
    Math.max(-1, Math.min(1, (start - end) / (Math.hypot(to[0] - from[0], to[1] - from[1]) || 1))),
  );
  const on = ([x, y]: Point, radius: number, turn: number): Point => [
    x + radius * Math.cos(angle + turn),
    y + radius * Math.sin(angle + turn),
  ];
  const [a, b, c, d] = [on(from, start, tilt), on(to, end, tilt), on(to, end, -tilt), on(from, start, -tilt)];
  return path(
    `${trace([a, b])}A${short(end)} ${short(end)} 0 0 0 ${trace([c]).slice(1)}${trace([d]).replace('M', 'L')}A${short(start)} ${short(start)} 0 1 0 ${trace([a]).slice(1)}Z`,
    fill,
  );
}

export const trace = (points: readonly Point[]) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');

export const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

const short = (value: number) => Math.round(value * 10) / 10;
