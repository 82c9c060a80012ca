import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { mediaText as text } from '#/i18n/tr/media.ts';
import { mediaPanelText } from '#/i18n/tr/media-panel.ts';
import { mediaUploadText } from '#/i18n/tr/media-upload.ts';
import { Button } from '#/panel/button.tsx';
import { Dialog, DialogBody, DialogFooter, DialogNotice } from '#/panel/dialog/dialog.tsx';
import { DropArea } from '#/panel/form/drop-area.tsx';
import { Field, TextInput } from '#/panel/form/field.tsx';
import { UploadRows } from '../sending/upload-rows.tsx';
import { UploadButton } from './file-button.tsx';
import { FoldedInput } from './folded-input.tsx';
import { PictureChoices } from './picture-choices.tsx';
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
    <FoldedInput label={mediaUploadText.otherAddress}>
      {({ isOpen, input }) => (
        <Field label={mediaPanelText.addUrl} isLabelHidden={!isOpen}>
          {(control) => (
            <div className={isOpen ? 'flex gap-2' : ''}>
              <TextInput
                {...control}
                {...input}
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                placeholder={text.urlPlaceholder}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                onKeyDown={addOnEnter}
              />
              {isOpen && (
                <Button disabled={!url} onClick={add}>
                  {mediaPanelText.add}
                </Button>
              )}
            </div>
          )}
        </Field>
      )}
    </FoldedInput>
  );
}
