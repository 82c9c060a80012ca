import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { findOutsidePicture } from '../panel-pictures.ts';
import { usePicturesAt } from '../use-pictures-at.ts';
import { altTextOf } from './alt-texts.ts';

/**
 * What the library says of the pictures at these addresses, also while it is typed.
 * '' where that is not known yet; nothing of a picture that nobody has described.
 */
export function usePictureWords(addresses: readonly string[]): ReadonlyMap<string, string> {
  const queries = useQueryClient();
  const { pictures, areAllKnown } = usePicturesAt(addresses);
  const subscribe = (notify: () => void) => {
    const ends = pictures.map((media) => altTextOf(queries, media).subscribe(notify));
    return () => {
      for (const end of ends) end();
    };
  };
  const read = (address: string): string | undefined => {
    const media = findOutsidePicture(pictures, address);
    if (!media) return areAllKnown ? undefined : '';
    const { state, text } = altTextOf(queries, media).read();
    return (state === 'rest' ? media.altText : text.trim()) || undefined;
  };
  const known = () =>
    addresses.map((address) => [address, read(address)]).filter(([, words]) => words !== undefined);
  const words = useSyncExternalStore(subscribe, () => JSON.stringify(known()));
  return useMemo(() => new Map(JSON.parse(words)), [words]);
}
