import { mediaText as text } from '#/i18n/tr/media.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Button } from '#/ui/button.tsx';
import { Dialog } from '#/ui/dialog.tsx';
import { DialogBody, DialogFooter } from '#/ui/dialog-parts.tsx';
import { PictureChoices } from './picture-choices.tsx';
import { UploadButton } from './upload-button.tsx';

interface PicturePickerProps {
  urls: string[];
  onChange: (urls: string[]) => void;
  onClose: () => void;
}

/** The media library as a place to choose from; each press is in the form at once. */
export function PicturePicker({ urls, onChange, onClose }: PicturePickerProps) {
  const toggle = (url: string) =>
    onChange(urls.includes(url) ? urls.filter((kept) => kept !== url) : [...urls, url]);
  return (
    <Dialog isWide title={text.library} description={text.libraryHint} onClose={onClose}>
      <DialogBody>
        <PictureChoices chosen={urls} onToggle={toggle} />
      </DialogBody>
      <DialogFooter>
        <Button look="primary" onClick={onClose}>
          {panelText.done}
        </Button>
        <UploadButton onUploaded={(url) => onChange([...urls, url])} />
        <p role="status" className="mr-auto self-center text-sm text-ink-soft">
          {text.chosen(urls.length)}
        </p>
      </DialogFooter>
    </Dialog>
  );
}
