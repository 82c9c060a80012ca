import { useState } from 'react';
import type { GalleryPhoto } from './schema.ts';

/** After the last photo comes the first, and the other way round. */
export function usePhotoWalk(photos: GalleryPhoto[], first: number) {
  const [index, goTo] = useState(first);
  const wrap = (place: number) => (place + photos.length) % photos.length;
  const photo = photos[index];
  const around = new Set([wrap(index + 1), wrap(index - 1)]);
  around.delete(index);
  return {
    index,
    photo,
    /** The next and the previous photo, unless they are this one. */
    neighbours: photos.filter((_, place) => around.has(place)),
    goBack: () => goTo(wrap(index - 1)),
    goOn: () => goTo(wrap(index + 1)),
  };
}
