export type Shade = 1 | 2 | 3 | 4;

/**
 * Chooses how dark a count is drawn: from 1 for a single one to 4 for the largest beside it. By the root: where one
 * province has hundreds, those with two and with fifty still differ.
 */
export const shadeOf = (count: number, most: number): Shade =>
  (1 + Math.round(3 * Math.sqrt((count - 1) / Math.max(most - 1, 1)))) as Shade;
