/** Checked before decoding: a file of a few KB can hold a billion pixels. */
export const mostMegapixels = 100;

/** Of a PNG that comes in passes: all of it is in memory before the first row is whole, at up to eight bytes a pixel. */
export const mostInterlacedMegapixels = 25;

/** Of all frames together: 100 would hold the one picture process for 23 seconds. */
export const mostAnimatedMegapixels = 25;

/** Thousands of tiny frames take longer than their pixels suggest. */
export const mostFrames = 1000;
