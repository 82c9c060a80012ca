import type { ReactNode } from 'react';
import { mediaText as text } from '#/i18n/tr/media.ts';
import { Dialog } from '#/panel/dialog/dialog.tsx';
import { DialogBody, DialogFooter, DialogNotice } from '#/panel/dialog/dialog-parts.tsx';
import { DropArea } from '#/panel/form/drop-area.tsx';
import { UploadRows } from '../sending/upload-rows.tsx';
import { AddressEntry } from './address-entry.tsx';
import { PictureChoices } from './picture-choices.tsx';
import { UploadButton } from './upload-button.tsx';
import type { FieldUploads } from './use-field-uploads.ts';

interface PictureLibraryProps {
  hint: string;
  /** Addresses. */
  chosen: readonly string[];
  /** No more can be chosen. */
  isFull?: boolean;
  uploads: Omit<FieldUploads, 'clear' | 'arrived'>;
  onToggle: (url: string) => void;
  /** Receives an address that was typed. */
  onAdd: (url: string) => void;
  onClose: () => void;
  /** Stands in the footer before the upload button, `note` after it. */
  mainButton?: ReactNode;
  note?: ReactNode;
}

export function PictureLibrary(props: PictureLibraryProps) {
  const { hint, chosen, isFull, uploads, onToggle, onAdd, onClose, mainButton, note } = props;
  return (
    <Dialog isWide isFocusOnDialog title={text.library} description={hint} onClose={onClose}>
      <DialogBody>
        <DropArea label={text.library} onDrop={uploads.addDropped}>
          <PictureChoices chosen={chosen} isFull={isFull} onToggle={onToggle} />
        </DropArea>
      </DialogBody>
      {uploads.uploads.length > 0 && (
        <DialogNotice>
          <UploadRows uploads={uploads.uploads} onRetry={uploads.retry} onRemove={uploads.remove} />
        </DialogNotice>
      )}
      <DialogFooter>
        {mainButton}
        <UploadButton
          uploads={uploads}
          look={mainButton ? 'secondary' : 'primary'}
          className="max-sm:flex-1"
        />
        {note}
        <AddressEntry onAdd={onAdd} />
      </DialogFooter>
    </Dialog>
  );
}
