import { useEffect, useRef, useState } from 'react';
import type { GalleryQuery } from './gallery-query.ts';
import type { GalleryPart, GalleryPhoto } from './schema.ts';
import { useGalleryParts } from './use-gallery-parts.ts';

/** After the last photo comes the first, and the other way round; parts that are not here yet are fetched. */
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

/** Each once. */
function others(photo: GalleryPhoto | undefined, around: (GalleryPhoto | undefined)[]): GalleryPhoto[] {
  const known = new Map(around.flatMap((one) => (one && one.id !== photo?.id ? [[one.id, one]] : [])));
  return [...known.values()];
}
