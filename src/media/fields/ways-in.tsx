import { ImageUp, Link2 } from 'lucide-react';
import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { mediaPanelText } from '#/i18n/tr/media-panel.ts';
import { mediaUploadText } from '#/i18n/tr/media-upload.ts';
import { mediaWebText } from '#/i18n/tr/media-web.ts';
import { BusyButton, Button, buttonClass } from '#/panel/button.tsx';
import { Field, type FieldWords, TextInput } from '#/panel/form/field.tsx';

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** Of the input, which is hidden. */
  label: string;
  isForMany?: boolean;
  /** Called with one picture at least. */
  onChosen: (files: File[]) => void;
}

/** Opens the browser's own window for pictures. */
export function FileButton({ label, isForMany = true, onChosen, children, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  function takeChosen({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    if (files.length > 0) onChosen(files);
    // lets the same file be chosen again after a failure
    target.value = '';
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple={isForMany}
        hidden
        aria-label={label}
        onChange={takeChosen}
      />
      <Button {...button} onClick={() => input.current?.click()}>
        <ImageUp className="size-5" aria-hidden />
        {children}
      </Button>
    </>
  );
}

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
  /**
   * Receives the address without blanks around it, and never an empty one.
   * @param clear empties the field, unless another address has been typed meanwhile
   */
  onAdd: (url: string, clear: () => void) => void;
  onType?: () => void;
  isBusy?: boolean;
  /** Lets the button be pressed with an address only. */
  needsAddress?: boolean;
}

/** Adds a picture by its address. */
export function AddressField(props: AddressFieldProps) {
  const { label, hint, error, placeholder, onAdd, onType, isBusy = false, needsAddress = false } = props;
  const [typed, setTyped] = useState('');
  const url = typed.trim();
  const add = () => url && onAdd(url, () => setTyped((now) => (now.trim() === url ? '' : now)));
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
                value={typed}
                onChange={({ target }) => {
                  setTyped(target.value);
                  onType?.();
                }}
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
