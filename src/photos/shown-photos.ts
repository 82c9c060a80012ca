import { fallbackPicture } from '#/media/fallback-picture.ts';
import { type FindPicture, findShownPicture, isTakenOff } from '#/media/library-picture.ts';
import type { GalleryPhoto } from './schema.ts';

/** Leaves out photos taken off the site, and gives each of the others an address of this site. */
export const showPhotos = (photos: readonly GalleryPhoto[], find: FindPicture): GalleryPhoto[] =>
  photos
    .filter(({ imageUrl }) => !isTakenOff(imageUrl, find))
    .map((photo) => ({
      ...photo,
      imageUrl: findShownPicture(photo.imageUrl, find)?.url ?? fallbackPicture,
    }));
