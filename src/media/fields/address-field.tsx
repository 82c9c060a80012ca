import { Link2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { mediaPanelText } from '#/i18n/tr/media-panel.ts';
import { mediaUploadText } from '#/i18n/tr/media-upload.ts';
import { mediaWebText } from '#/i18n/tr/media-web.ts';
import { BusyButton, buttonClass } from '#/panel/button.tsx';
import { Field, type FieldWords, TextInput } from '#/panel/form/field.tsx';

interface FoldedInputProps {
  /** What the button says that it looks like. */
  label: string;
  /** @param input makes the field as large as the button, or as it is */
  children: (folded: { isOpen: boolean; input: { className: string; onFocus: () => void } }) => ReactNode;
}

/**
 * A text field that few people need looks like a button until it has the focus. It stays open afterwards, because a
 * field that closes by itself would move what is about to be pressed.
 */
export function FoldedInput({ label, children }: FoldedInputProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={isOpen ? 'min-w-0 flex-1 basis-full' : 'relative min-w-0'}>
      {!isOpen && (
        <span aria-hidden className={buttonClass({ look: 'quiet' })}>
          <Link2 className="size-5" />
          {label}
        </span>
      )}
      {children({
        isOpen,
        input: { className: isOpen ? 'min-w-0 flex-1' : foldedClass, onFocus: () => setOpen(true) },
      })}
    </div>
  );
}

const foldedClass = 'absolute inset-0 size-full cursor-pointer resize-none opacity-0';

interface AddressFieldProps extends FieldWords {
  placeholder: string;
  value: string;
  onChange: (typed: string) => void;
  /** Receives the address without blanks around it, and never an empty one. */
  onAdd: (url: string) => void;
  isBusy?: boolean;
  /** Lets the button be pressed with an address only. */
  needsAddress?: boolean;
}

/** Adds a picture by its address. */
export function AddressField(props: AddressFieldProps) {
  const {
    label,
    hint,
    error,
    placeholder,
    value,
    onChange,
    onAdd,
    isBusy = false,
    needsAddress = false,
  } = props;
  const url = value.trim();
  const add = () => url && onAdd(url);
  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter must not save a form that the field stands in
    event.preventDefault();
    add();
  }
  return (
    <FoldedInput label={mediaUploadText.otherAddress}>
      {({ isOpen, input }) => (
        <Field label={label} hint={isOpen && hint} error={error} isLabelHidden={!isOpen}>
          {(control) => (
            <div className={isOpen ? 'flex gap-2' : ''}>
              <TextInput
                {...control}
                {...input}
                inputMode="url"
                enterKeyHint="done"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                placeholder={placeholder}
                value={value}
                onChange={({ target }) => onChange(target.value)}
                onKeyDown={addOnEnter}
              />
              {isOpen && (
                <BusyButton
                  isBusy={isBusy}
                  busyLabel={mediaWebText.fetching}
                  isDone={needsAddress && url === ''}
                  onClick={add}
                >
                  {mediaPanelText.add}
                </BusyButton>
              )}
            </div>
          )}
        </Field>
      )}
    </FoldedInput>
  );
}
