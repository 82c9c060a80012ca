import { type ReactNode, useState } from 'react';
import { panelText } from '#/i18n/tr/panel.ts';
import { richText as text } from '#/i18n/tr/rich-writing.ts';
import { Button } from '../../button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../dialog/dialog.tsx';
import { Field, TextInput } from '../../form/field.tsx';
import { readTypedAddress } from './link-address.ts';

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

interface SmallFormProps {
  title: string;
  onSubmit: () => void;
  onClose: () => void;
  /** Beside the one that submits. */
  buttons: ReactNode;
  children: ReactNode;
}

/** A form of its own over the article's, which must not be saved with it. */
export function SmallForm({ title, onSubmit, onClose, buttons, children }: SmallFormProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        noValidate
        className="flex min-h-0 flex-1 flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          onSubmit();
        }}
      >
        <DialogBody>{children}</DialogBody>
        <DialogFooter>
          <Button type="submit" look="primary">
            {text.done}
          </Button>
          {buttons}
        </DialogFooter>
      </form>
    </Dialog>
  );
}
