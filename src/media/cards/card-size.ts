/** Pixels, as the sites ask for that show links. */
export const cardSize = { width: 1200, height: 630 };
