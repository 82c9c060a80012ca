import { HEIGHT, rect, WIDTH } from '../draw/shapes.ts';
import { grid, northArrow, paper, type Title, titleBlock } from './map-frame.ts';
import { contours, reliefOf, shading } from './relief.ts';

export type Place = Title & {
  seed: string;
  /** Height of the lowest line and of a step between two lines, in metres. */
  lowest: number;
  step: number;
  /** Woods, under the lines. */
  cover?: string;
  /** Water, over the lines and under the grid. */
  ground?: string;
  /** What the team drew on the sheet, over the grid. */
  signs: string;
};

/** A sketch map of one place and one event. The relief is invented, and the block says so. */
export function placeSheet({ seed, lowest, step, cover = '', ground = '', signs, ...title }: Place): string {
  const height = reliefOf(seed);
  return [
    rect(0, 0, WIDTH, HEIGHT, paper),
    shading(height, { light: '#fffdf4', dark: '#a8927a' }),
    cover,
    contours(height, { colour: '#b07f52', paper, lowest, step }),
    ground,
    grid(),
    signs,
    northArrow(WIDTH - 130, 190),
    titleBlock(title),
  ].join('');
}
