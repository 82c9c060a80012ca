/** Checked before decoding: a file of a few KB can hold a billion pixels. What is held whole in memory has lower limits (`decoder.server.ts`). */
export const mostMegapixels = 110;

/** Megapixels of all frames together: 100 would hold the one picture process for 23 seconds. */
export const mostAnimatedMegapixels = 25;

/** Thousands of tiny frames take longer than their pixels suggest. */
export const mostFrames = 1000;
