export { fallbackPicture } from '#/media/fallback-picture.ts';
