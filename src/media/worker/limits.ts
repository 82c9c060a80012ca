/** Checked before decoding, over all frames: a file of a few KB can hold a billion pixels. */
export const mostMegapixels = 100;

/** Thousands of tiny frames take longer than their pixels suggest. */
export const mostFrames = 1000;
