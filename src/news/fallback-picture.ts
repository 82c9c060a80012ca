/** Stands in where an article has no picture of its own (SPEC section 3). */
export { fallbackPicture } from '#/media/fallback-picture.ts';
