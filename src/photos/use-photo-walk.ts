import { useState } from 'react';
import type { GalleryPhoto } from './schema.ts';

/** One photo after the other, from the last to the first and back. */
export function usePhotoWalk(photos: GalleryPhoto[], first: number) {
  const [index, goTo] = useState(first);
  const wrap = (place: number) => (place + photos.length) % photos.length;
  const photo = photos[index];
  const around = new Set([wrap(index + 1), wrap(index - 1)]);
  around.delete(index);
  return {
    index,
    photo,
    /** The next and the previous photo, where they are others than this. */
    neighbours: photos.filter((_, place) => around.has(place)),
    goBack: () => goTo(wrap(index - 1)),
    goOn: () => goTo(wrap(index + 1)),
  };
}
