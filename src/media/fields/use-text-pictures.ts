import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { mediaUploadText } from '#/i18n/tr/media-upload.ts';
import type { PlacePicture, TextPictures } from '#/panel/writing/writing-field.ts';
import { findOutsidePicture } from '../panel-pictures.ts';
import { usePicturesAt } from '../pictures-at.ts';
import { altTextOf } from './alt-texts.ts';
import { useFieldUploads } from './field-pictures.ts';
import { TextPicturesPicker } from './library-picker.tsx';

const mostAtOnce = 20;

/**
 * Pictures for a text, which one goes on writing meanwhile. They are put in as they were chosen: one that has come
 * waits for those before it, unless they have failed.
 * @param addresses of the pictures that it has
 */
export function useTextPictures(addresses: readonly string[]) {
  const placing = useRef<PlacePicture>(null);
  const sending = useRef<(files: File[]) => void>(null);
  const [come, setCome] = useState<readonly { url: string; order: number }[]>([]);
  const uploads = useFieldUploads({
    take: (url, order) => setCome((earlier) => [...earlier, { url, order }]),
    say: mediaUploadText.putIntoText,
    room: mostAtOnce,
    noRoom: () => mediaUploadText.mostAtOnce(mostAtOnce),
  });
  const underWay = uploads.uploads.filter(({ state }) => state !== 'failed').map(({ id }) => id);
  const words = usePictureWords(addresses);
  // after each drawing, because the text area may have given way to the editor
  useEffect(() => {
    const ready = come.filter(({ order }) => order < Math.min(...underWay));
    if (!placing.current || ready.length === 0) return;
    for (const { url, order } of ready.toSorted((a, b) => a.order - b.order)) placing.current(url, order);
    setCome(come.filter((picture) => !ready.includes(picture)));
  });
  const pictures: TextPictures = { ...uploads, Picker: TextPicturesPicker, words, placing, sending };
  return { pictures, uploads };
}

/**
 * Returns what the library says of the pictures at these addresses, also while they are typed. '' where that is not
 * known yet; nothing of a picture that nobody has described.
 */
function usePictureWords(addresses: readonly string[]): ReadonlyMap<string, string> {
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
  const known = () => {
    const all = addresses.map((address) => [address, read(address)]);
    return JSON.stringify(all.filter(([, words]) => words !== undefined));
  };
  const words = useSyncExternalStore(subscribe, known, known);
  return useMemo(() => new Map(JSON.parse(words)), [words]);
}
