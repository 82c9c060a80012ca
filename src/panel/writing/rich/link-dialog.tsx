import { useState } from 'react';
import { panelText } from '#/i18n/tr/panel.ts';
import { richText as text } from '#/i18n/tr/rich-writing.ts';
import { Button } from '../../button.tsx';
import { Field } from '../../form/field.tsx';
import { TextInput } from '../../form/inputs.tsx';
import { readTypedAddress } from './link-address.ts';
import { SmallForm } from './small-form.tsx';

interface LinkDialogProps {
  /** The address is empty where there is no link yet. */
  place: { address: string; text: string; hasPlainText: boolean };
  onSet: (link: { address: string; text: string }) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Closes only with an address that works and with words to press. */
export default function LinkDialog({ place, onSet, onRemove, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState(place.address);
  const [words, setWords] = useState(place.text);
  const [isChecked, setChecked] = useState(false);
  const read = readTypedAddress(address);
  function set() {
    setChecked(true);
    if (read && words.trim()) onSet({ address: read, text: words });
  }
  return (
    <SmallForm
      title={text.linkTitle}
      onSubmit={set}
      onClose={onClose}
      buttons={
        place.address ? (
          <Button onClick={onRemove}>{text.removeLink}</Button>
        ) : (
          <Button onClick={onClose}>{panelText.cancel}</Button>
        )
      }
    >
      <Field
        label={text.linkAddress}
        hint={text.linkAddressHint}
        error={isChecked && !read ? text.linkRefused : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="url"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
      </Field>
      {place.hasPlainText && (
        <Field label={text.linkText} error={isChecked && !words.trim() ? text.linkTextMissing : undefined}>
          {(control) => (
            <TextInput {...control} value={words} onChange={({ target }) => setWords(target.value)} />
          )}
        </Field>
      )}
    </SmallForm>
  );
}
