import { mediaText } from '#/i18n/tr/media.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { mediaUploadText } from '#/i18n/tr/media-upload.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Button } from '#/panel/button.tsx';
import { PictureLibrary } from './picture-library.tsx';
import type { FieldUploads } from './use-field-uploads.ts';

interface OnePicturePickerProps {
  url: string;
  uploads: FieldUploads;
  onPick: (url: string) => void;
  onClose: () => void;
}

/** With uploads of its field, which go on when it is closed. */
export function OnePicturePicker({ url, uploads, onPick, onClose }: OnePicturePickerProps) {
  function pick(picked: string) {
    onPick(picked);
    onClose();
  }
  return (
    <PictureLibrary
      hint={text.libraryHintOne}
      chosen={[url]}
      uploads={uploads}
      onToggle={pick}
      onAdd={pick}
      onClose={onClose}
      note={<Button onClick={onClose}>{panelText.cancel}</Button>}
    />
  );
}

interface PicturePickerProps {
  urls: string[];
  most: number;
  uploads: FieldUploads;
  onChange: (urls: string[]) => void;
  onClose: () => void;
}

/** Each press changes the form at once. */
export function PicturePicker({ urls, most, uploads, onChange, onClose }: PicturePickerProps) {
  const isFull = urls.length >= most;
  const add = (url: string) => !isFull && !urls.includes(url) && onChange([...urls, url]);
  const toggle = (url: string) =>
    urls.includes(url) ? onChange(urls.filter((other) => other !== url)) : add(url);
  return (
    <PictureLibrary
      hint={mediaText.libraryHint}
      chosen={urls}
      isFull={isFull}
      uploads={uploads}
      onToggle={toggle}
      onAdd={add}
      onClose={onClose}
      mainButton={
        <Button look="primary" onClick={onClose}>
          {panelText.done}
        </Button>
      }
      note={
        <p
          role="status"
          className={`mr-auto self-center text-sm ${isFull ? 'font-semibold text-signal-700' : 'text-ink-soft'}`}
        >
          {isFull ? mediaUploadText.full(most) : mediaText.chosen(urls.length)}
        </p>
      }
    />
  );
}
