import { type KeyboardEvent, useState } from 'react';
import { mediaText } from '#/i18n/tr/media.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { Button } from '#/panel/button.tsx';
import { Field } from '#/panel/form/field.tsx';
import { TextInput } from '#/panel/form/text-input.tsx';

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
    <Field label={text.addUrl}>
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
            {text.add}
          </Button>
        </div>
      )}
    </Field>
  );
}
