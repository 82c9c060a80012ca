/**
 * Chooses how dark a count is drawn: 0 for none, from 1 for a single one to 4 for the largest beside it. By the root:
 * where one province has hundreds, those with two and with fifty still differ.
 */
export const shadeOf = (count: number, most: number): number =>
  count === 0 ? 0 : 1 + Math.round(3 * Math.sqrt((count - 1) / Math.max(most - 1, 1)));
