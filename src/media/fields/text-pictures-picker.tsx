import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Button } from '#/panel/button.tsx';
import type { PicturePickerProps } from '#/panel/writing/writing-field.ts';
import { PictureLibrary } from './picture-library.tsx';

/** For a text: what is sent from here goes up while one writes on. */
export function TextPicturesPicker({ onPick, onFiles, onClose }: PicturePickerProps) {
  function pick(url: string) {
    onPick([url]);
    onClose();
  }
  function send(files: File[]) {
    onFiles(files);
    onClose();
    return [];
  }
  const here = { uploads: [], retry: () => {}, remove: () => {} };
  return (
    <PictureLibrary
      hint={text.libraryHintText}
      chosen={[]}
      uploads={{ ...here, isForMany: true, add: send, addDropped: send }}
      onToggle={pick}
      onAdd={pick}
      onClose={onClose}
      note={<Button onClick={onClose}>{panelText.cancel}</Button>}
    />
  );
}
