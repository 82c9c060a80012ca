import { useEffect, useRef, useState } from 'react';
import { mediaUploadText } from '#/i18n/tr/media-upload.ts';
import type { PlacePicture, TextPictures } from '#/panel/writing/writing-field.ts';
import { TextPicturesPicker } from './text-pictures-picker.tsx';
import { useFieldUploads } from './use-field-uploads.ts';
import { usePictureWords } from './use-picture-words.ts';

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
    onUploaded: (url, order) => setCome((earlier) => [...earlier, { url, order }]),
    said: mediaUploadText.putIntoText,
    room: mostAtOnce,
    noRoom: mediaUploadText.mostAtOnce(mostAtOnce),
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
