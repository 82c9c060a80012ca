import { mediaText as text } from '#/i18n/tr/media.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Button } from '#/panel/button.tsx';
import { PictureLibrary } from './picture-library.tsx';

interface PicturePickerProps {
  urls: string[];
  onChange: (urls: string[]) => void;
  onClose: () => void;
}

/** Each press changes the form at once. */
export function PicturePicker({ urls, onChange, onClose }: PicturePickerProps) {
  const toggle = (url: string) =>
    onChange(urls.includes(url) ? urls.filter((other) => other !== url) : [...urls, url]);
  return (
    <PictureLibrary
      hint={text.libraryHint}
      chosen={urls}
      onToggle={toggle}
      onAdd={(url) => onChange(urls.includes(url) ? urls : [...urls, url])}
      onClose={onClose}
      mainButton={
        <Button look="primary" onClick={onClose}>
          {panelText.done}
        </Button>
      }
      note={
        <p role="status" className="mr-auto self-center text-sm text-ink-soft">
          {text.chosen(urls.length)}
        </p>
      }
    />
  );
}
