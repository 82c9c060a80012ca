import { mediaText } from '#/i18n/tr/media.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { mediaUploadText } from '#/i18n/tr/media-upload.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Button } from '#/panel/button.tsx';
import type { PicturePickerProps as TextPickerProps } from '#/panel/writing/writing-field.ts';
import { PictureLibrary } from './picture-library.tsx';
import type { FieldUploads } from './use-field-uploads.ts';

interface OnePicturePickerProps {
  url?: string;
  hint?: string;
  /** They go on when it is closed. */
  uploads: Omit<FieldUploads, 'clear' | 'arrived'>;
  onPick: (url: string) => void;
  onClose: () => void;
}

/** Closes with the first press. */
export function OnePicturePicker(props: OnePicturePickerProps) {
  const { url, hint = text.libraryHintOne, uploads, onPick, onClose } = props;
  function pick(picked: string) {
    onPick(picked);
    onClose();
  }
  return (
    <PictureLibrary
      hint={hint}
      chosen={url ? [url] : []}
      uploads={uploads}
      onToggle={pick}
      onAdd={pick}
      onClose={onClose}
      note={<Button onClick={onClose}>{panelText.cancel}</Button>}
    />
  );
}

/** Picker for a text: what is sent from here goes up while one writes on. */
export function TextPicturesPicker({ onPick, onFiles, onClose }: TextPickerProps) {
  function add(files: File[]) {
    onFiles(files);
    onClose();
    return [];
  }
  const here = { uploads: [], isForMany: true, retry: () => {}, remove: () => {} };
  return (
    <OnePicturePicker
      hint={text.libraryHintText}
      uploads={{ ...here, add, addDropped: add }}
      onPick={(url) => onPick([url])}
      onClose={onClose}
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

/** Picker that changes the form at each press. */
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
