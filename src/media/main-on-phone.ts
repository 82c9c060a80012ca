/**
 * Ends the `sizes` of the largest picture of a page: its width on a phone. At three dots a pixel two are enough to look
 * sharp, so phones of either kind take the copy of 800.
 */
export const mainOnPhone = '(min-resolution: 2.5dppx) 60vw, 92vw';
