import { fallbackPicture } from '#/media/fallback-picture.ts';
import { type FindPicture, findShownPicture, isTakenOff } from '#/media/library-picture.ts';
import type { GalleryPhoto } from './schema.ts';

/** The photos as visitors see them: without those taken off the site, and each at an address of this site. */
export const showPhotos = (photos: readonly GalleryPhoto[], find: FindPicture): GalleryPhoto[] =>
  photos
    .filter(({ imageUrl }) => !isTakenOff(imageUrl, find))
    .map((photo) => ({
      ...photo,
      imageUrl: findShownPicture(photo.imageUrl, find)?.url ?? fallbackPicture,
    }));
