import type { ReactNode } from 'react';
import { mediaText as text } from '#/i18n/tr/media.ts';
import { Dialog } from '#/panel/dialog/dialog.tsx';
import { DialogBody, DialogFooter, DialogNotice } from '#/panel/dialog/dialog-parts.tsx';
import { DropArea } from '#/panel/form/drop-area.tsx';
import { FormFailure } from '#/panel/form/form-failure.tsx';
import { AddressEntry } from './address-entry.tsx';
import { PictureChoices } from './picture-choices.tsx';
import { UploadButton } from './upload-button.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

interface PictureLibraryProps {
  hint: string;
  /** Addresses. */
  chosen: readonly string[];
  onToggle: (url: string) => void;
  /** Receives an address that was typed or has just been uploaded. */
  onAdd: (url: string) => void;
  onClose: () => void;
  /** Stands in the footer before the upload button, `note` after it. */
  mainButton?: ReactNode;
  note?: ReactNode;
}

export function PictureLibrary(props: PictureLibraryProps) {
  const { hint, chosen, onToggle, onAdd, onClose, mainButton, note } = props;
  const upload = usePictureUpload({ onUploaded: onAdd });
  return (
    <Dialog isWide title={text.library} description={hint} onClose={onClose}>
      <DialogBody>
        <DropArea onDrop={upload.uploadDropped} className="grid content-start gap-5">
          <AddressEntry onAdd={onAdd} />
          <PictureChoices chosen={chosen} onToggle={onToggle} />
        </DropArea>
      </DialogBody>
      {upload.refusal && (
        <DialogNotice>
          <FormFailure message={upload.refusal} />
        </DialogNotice>
      )}
      <DialogFooter>
        {mainButton}
        <UploadButton upload={upload} />
        {note}
      </DialogFooter>
    </Dialog>
  );
}
