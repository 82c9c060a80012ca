import type { Cut } from './schema.ts';

type Area = Cut['crop'];

/** Pixels that each side of a cut has at least, unless the picture itself has fewer. */
export const leastSide = 200;

/** @returns the area in pixels of the turned picture */
export function pixelsOf({ turn, crop }: Cut, { width, height }: { width: number; height: number }): Area {
  const [across, down] = turn % 180 === 0 ? [width, height] : [height, width];
  const [left, top] = [Math.round((crop.left * across) / 100), Math.round((crop.top * down) / 100)];
  const right = Math.min(across, Math.round(((crop.left + crop.width) * across) / 100));
  const bottom = Math.min(down, Math.round(((crop.top + crop.height) * down) / 100));
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** The largest area of a shape: width to height, both in percent of the picture. */
export function largestArea(shape = 1): Area {
  const [width, height] = shape > 1 ? [100, 100 / shape] : [100 * shape, 100];
  return { left: (100 - width) / 2, top: (100 - height) / 2, width, height };
}

/** Percent to the right, and down. */
export type Move = readonly [number, number];
/** 1 at the right or at the bottom, -1 at the left or at the top. */
export type Corner = readonly [1 | -1, 1 | -1];

export const movedArea = (area: Area, [right, down]: Move): Area => ({
  ...area,
  left: between(0, area.left + right, 100 - area.width),
  top: between(0, area.top + down, 100 - area.height),
});

/** Moves a corner; the one across from it stays, and so does the shape. */
export function sizedArea(area: Area, [right, down]: Move, { corner: [x, y], shape }: Sizing): Area {
  const [farRight, farDown] = [area.left + area.width, area.top + area.height];
  const [room, roomDown] = [x > 0 ? 100 - area.left : farRight, y > 0 ? 100 - area.top : farDown];
  const most = shape ? Math.min(room, roomDown * shape) : room;
  const width = between(5, area.width + (x * right || y * down * (shape ?? 0)), most);
  const height = shape ? width / shape : between(5, area.height + y * down, roomDown);
  const [left, top] = [x > 0 ? area.left : farRight - width, y > 0 ? area.top : farDown - height];
  return { left: tidy(left), top: tidy(top), width: tidy(width), height: tidy(height) };
}

interface Sizing {
  corner: Corner;
  shape: number | undefined;
}

/** Turns an area along with its picture, by a quarter. */
export const turnArea = (
  { left, top, width, height }: Area,
  { isToRight }: { isToRight: boolean },
): Area => ({
  ...(isToRight
    ? { left: tidy(100 - top - height), top: left }
    : { left: top, top: tidy(100 - left - width) }),
  ...{ width: height, height: width },
});

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));
const tidy = (percent: number) => Math.round(between(0, percent, 100) * 1000) / 1000;
