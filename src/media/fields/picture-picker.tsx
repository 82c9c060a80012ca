import { mediaText as text } from '#/i18n/tr/media.ts';
import { mediaUploadText } from '#/i18n/tr/media-upload.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Button } from '#/panel/button.tsx';
import { PictureLibrary } from './picture-library.tsx';
import type { FieldUploads } from './use-field-uploads.ts';

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
      hint={text.libraryHint}
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
          {isFull ? mediaUploadText.full(most) : text.chosen(urls.length)}
        </p>
      }
    />
  );
}
