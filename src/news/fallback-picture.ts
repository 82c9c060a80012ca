/** Stands in where an article has no picture of its own. */
export { fallbackPicture } from '#/media/fallback-picture.ts';
