import { type KeyboardEvent, useState } from 'react';
import { mediaText } from '#/i18n/tr/media.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { mediaUploadText } from '#/i18n/tr/media-upload.ts';
import { Button } from '#/panel/button.tsx';
import { Field } from '#/panel/form/field.tsx';
import { TextInput } from '#/panel/form/inputs.tsx';
import { FoldedInput } from './folded-input.tsx';

export function AddressEntry({ onAdd }: { onAdd: (url: string) => void }) {
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
        <Field label={text.addUrl} isLabelHidden={!isOpen}>
          {(control) => (
            <div className={isOpen ? 'flex gap-2' : ''}>
              <TextInput
                {...control}
                {...input}
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                placeholder={mediaText.urlPlaceholder}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                onKeyDown={addOnEnter}
              />
              {isOpen && (
                <Button disabled={!url} onClick={add}>
                  {text.add}
                </Button>
              )}
            </div>
          )}
        </Field>
      )}
    </FoldedInput>
  );
}
