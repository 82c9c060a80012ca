import { useEffect, useRef, useState } from 'react';
import { getJson } from '#/http/request.ts';
import type { GalleryPart } from './answers.server.ts';
import { type GalleryQuery, galleryPartCall, photosPerPage } from './gallery-query.ts';
import type { GalleryPhoto } from './schema.ts';

/**
 * Walks through the photos, from the last one to the first and the other way round; parts that are not here yet are
 * fetched.
 */
export function usePhotoWalk({
  part,
  query,
  opened,
}: {
  part: GalleryPart;
  query: GalleryQuery;
  opened: number;
}) {
  const { firstPlace, photoAt, load, findPicture } = useGalleryParts(part, query);
  const [place, setPlace] = useState(firstPlace + opened);
  const [state, setState] = useState<'shown' | 'waiting' | 'failed'>('shown');
  const wanted = useRef(place);
  const wrap = (next: number) => (next + part.total) % part.total;
  const next = wrap(place + 1);

  useEffect(() => {
    // going on to one that is missing says so then
    load(next).catch(() => {});
  });

  function show(target: number) {
    setPlace(target);
    setState('shown');
  }

  function goTo(target: number) {
    wanted.current = target;
    if (photoAt(target)) return show(target);
    setState('waiting');
    const stillWanted = (act: () => void) => () => wanted.current === target && act();
    load(target).then(
      stillWanted(() => show(target)),
      stillWanted(() => setState('failed')),
    );
  }

  const photo = photoAt(place);
  return {
    place,
    photo,
    state,
    findPicture,
    neighbours: others(photo, [photoAt(next), photoAt(wrap(place - 1))]),
    goBack: () => goTo(wrap(place - 1)),
    goOn: () => goTo(next),
  };
}

/** Lists the other photos, each once. */
function others(photo: GalleryPhoto | undefined, around: (GalleryPhoto | undefined)[]): GalleryPhoto[] {
  const known = new Map(around.flatMap((one) => (one && one.id !== photo?.id ? [[one.id, one]] : [])));
  return [...known.values()];
}

/** The photos of a category by their place, from 0. The page brought one part of them. */
function useGalleryParts(given: GalleryPart, { category, page }: GalleryQuery) {
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
