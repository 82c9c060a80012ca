import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
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
