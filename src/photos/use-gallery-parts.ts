import { useRef, useState } from 'react';
import { getJson } from '#/http/request.ts';
import { type GalleryQuery, galleryPartCall, photosPerPage } from './gallery-query.ts';
import type { GalleryPart, GalleryPhoto } from './schema.ts';

/** The photos of a category by their place, from 0. The page brought one part of them. */
export function useGalleryParts(given: GalleryPart, { category, page }: GalleryQuery) {
  const [parts, setParts] = useState<ReadonlyMap<number, GalleryPart>>(new Map([[page, given]]));
  const underWay = useRef(new Map<number, Promise<GalleryPart>>());

  /** Fetches the part of this place, unless it is here. @throws as `getJson` does; the next call tries again */
  async function load(place: number): Promise<void> {
    const number = pageOf(place);
    if (parts.has(number)) return;
    const fetching =
      underWay.current.get(number) ?? getJson<GalleryPart>(galleryPartCall({ category, page: number }));
    underWay.current.set(number, fetching);
    try {
      const part = await fetching;
      setParts((before) => new Map(before).set(number, part));
    } finally {
      underWay.current.delete(number);
    }
  }

  return {
    firstPlace: (page - 1) * photosPerPage,
    photoAt: (place: number): GalleryPhoto | undefined =>
      parts.get(pageOf(place))?.photos[place % photosPerPage],
    findPicture: (address: string) =>
      [...parts.values()].find(({ pictures }) => address in pictures)?.pictures[address],
    load,
  };
}

const pageOf = (place: number) => Math.floor(place / photosPerPage) + 1;
