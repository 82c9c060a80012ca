import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { mediaText, mediaText as text } from '#/i18n/tr/media.ts';
import { mediaPanelText } from '#/i18n/tr/media-panel.ts';
import { Button } from '#/panel/button.tsx';
import { Dialog } from '#/panel/dialog/dialog.tsx';
import { DialogBody, DialogFooter, DialogNotice } from '#/panel/dialog/dialog-parts.tsx';
import { DropArea } from '#/panel/form/drop-area.tsx';
import { Field } from '#/panel/form/field.tsx';
import { FormFailure } from '#/panel/form/form-failure.tsx';
import { TextInput } from '#/panel/form/inputs.tsx';
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

function AddressEntry({ onAdd }: { onAdd: (url: string) => void }) {
  const [typed, setTyped] = useState('');
  const url = typed.trim();

  function add() {
    if (!url) return;
    onAdd(url);
    setTyped('');
  }
  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter must not save the form that this dialog belongs to
    event.preventDefault();
    add();
  }

  return (
    <Field label={mediaPanelText.addUrl}>
      {(control) => (
        <div className="flex gap-2">
          <TextInput
            {...control}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            placeholder={mediaText.urlPlaceholder}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={addOnEnter}
            className="min-w-0 flex-1"
          />
          <Button disabled={!url} onClick={add}>
            {mediaPanelText.add}
          </Button>
        </div>
      )}
    </Field>
  );
}
