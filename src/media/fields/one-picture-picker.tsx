import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Button } from '#/panel/button.tsx';
import { PictureLibrary } from './picture-library.tsx';
import { type FieldUploads, useFieldUploads } from './use-field-uploads.ts';

interface PickerProps {
  url: string;
  onPick: (url: string) => void;
  onClose: () => void;
}

/** With uploads of its field, which go on when it is closed. */
export function OnePicturePicker({ uploads, ...props }: PickerProps & { uploads: FieldUploads }) {
  const { url, onPick, onClose } = props;
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

/** For a text, which takes a picture only while the picker is open; later ones are in the library. */
export function PictureForTextPicker(props: PickerProps) {
  const { onPick, onClose } = props;
  const uploads = useFieldUploads({
    onUploaded: (url) => {
      onPick(url);
      onClose();
    },
  });
  return <OnePicturePicker {...props} uploads={uploads} />;
}
