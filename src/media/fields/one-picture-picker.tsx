import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Button } from '#/panel/button.tsx';
import { PictureLibrary } from './picture-library.tsx';

interface OnePicturePickerProps {
  url: string;
  onPick: (url: string) => void;
  onClose: () => void;
}

export function OnePicturePicker({ url, onPick, onClose }: OnePicturePickerProps) {
  function pick(picked: string) {
    onPick(picked);
    onClose();
  }
  return (
    <PictureLibrary
      hint={text.libraryHintOne}
      chosen={[url]}
      onToggle={pick}
      onAdd={pick}
      onClose={onClose}
      note={<Button onClick={onClose}>{panelText.cancel}</Button>}
    />
  );
}
