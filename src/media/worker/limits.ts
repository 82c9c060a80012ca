/** A picture of more pixels, all its frames together, is refused before it is decoded: a few KB can hold a billion. */
export const mostMegapixels = 100;

/** Thousands of tiny frames take longer than their pixels let one think. */
export const mostFrames = 1000;
