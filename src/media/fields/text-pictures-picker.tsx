import { useEffect, useEffectEvent, useState } from 'react';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { mediaUploadText } from '#/i18n/tr/media-upload.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Button } from '#/panel/button.tsx';
import { PictureLibrary } from './picture-library.tsx';
import { useFieldUploads } from './use-field-uploads.ts';

interface TextPicturesPickerProps {
  onPick: (urls: string[]) => void;
  onClose: () => void;
}

const mostAtOnce = 20;

/**
 * For a text, which takes pictures only while the picker is open; later ones are in the library.
 * What is sent from here is put in when all of it has come, in the order in which it was chosen.
 */
export function TextPicturesPicker({ onPick, onClose }: TextPicturesPickerProps) {
  const [come, setCome] = useState<readonly { url: string; order: number }[]>([]);
  const uploads = useFieldUploads({
    onUploaded: (url, order) => setCome((earlier) => [...earlier, { url, order }]),
    said: mediaUploadText.putIntoText,
    room: mostAtOnce - come.length,
    noRoom: mediaUploadText.mostAtOnce(mostAtOnce),
  });
  const isAllHere = come.length > 0 && uploads.uploads.length === 0;

  function close(...picked: string[]) {
    const sent = come.toSorted((a, b) => a.order - b.order).map(({ url }) => url);
    const urls = [...new Set([...sent, ...picked])];
    if (urls.length > 0) onPick(urls);
    onClose();
  }
  const finish = useEffectEvent(() => close());
  useEffect(() => {
    if (isAllHere) finish();
  }, [isAllHere]);

  return (
    <PictureLibrary
      hint={text.libraryHintText}
      chosen={[]}
      uploads={uploads}
      onToggle={close}
      onAdd={close}
      onClose={() => close()}
      note={<Button onClick={() => close()}>{come.length > 0 ? panelText.done : panelText.cancel}</Button>}
    />
  );
}
