import { CircleCheck } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type SubmitEventHandler,
  useEffect,
  useRef,
  useState,
} from 'react';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { BusyButton, Button } from '../button.tsx';
import { DialogBody, DialogFooter, DialogNotice } from '../dialog/dialog.tsx';
import { FormFailure } from './field.tsx';
import { savedByKeys, useSaveKeys } from './save-keys.ts';

interface FormSaving {
  isPending: boolean;
  failure: string | undefined;
  /** Shown although the save worked. */
  notice?: string;
}

interface FormFrameProps {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  save: FormSaving;
  /** Label of the pressed save button while something must end first, such as an upload. It then saves by itself. */
  waitingFor?: string;
  /** Where it says more than 'Kaydet'. */
  saveLabel?: string;
  /** Read aloud before a label that alone would not say that it saves. */
  savePrefix?: string;
  /** A second way to save. */
  other?: { label: string; onPress: () => void };
  onCancel: () => void;
  children: ReactNode;
}

export function FormFrame({
  onSubmit,
  save,
  waitingFor,
  saveLabel = text.save,
  savePrefix,
  other,
  onCancel,
  children,
}: FormFrameProps) {
  const { isPending, failure, notice } = save;
  const form = useRef<HTMLFormElement>(null);
  useSaveKeys(form);
  const [isPressed, setPressed] = useState(false);
  const isAwaited = isPressed && waitingFor !== undefined;
  useEffect(() => {
    if (!isPressed || waitingFor) return;
    setPressed(false);
    form.current?.requestSubmit();
  }, [isPressed, waitingFor]);
  const second = isAwaited ? { label: text.dontSave, onPress: () => setPressed(false) } : other;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (waitingFor) setPressed(true);
        else onSubmit(event);
      }}
      onKeyDown={focusNextOnEnter}
      className="flex min-h-0 flex-1 flex-col"
    >
      <DialogBody>{children}</DialogBody>
      {failure && (
        <DialogNotice>
          <FormFailure message={failure} />
        </DialogNotice>
      )}
      {(isAwaited || notice) && (
        <DialogNotice>
          <FormProgress message={isAwaited ? text.savedAtEnd : notice} />
        </DialogNotice>
      )}
      <DialogFooter>
        <BusyButton
          type="submit"
          {...savedByKeys}
          look="primary"
          isBusy={isPending || isAwaited}
          busyLabel={isPending ? text.saving : (waitingFor ?? saveLabel)}
        >
          {savePrefix && <span className="sr-only">{savePrefix} </span>}
          {saveLabel}
        </BusyButton>
        {second && (
          <BusyButton isBusy={false} isDone={isPending} busyLabel={second.label} onClick={second.onPress}>
            {second.label}
          </BusyButton>
        )}
        <Button look={second ? 'quiet' : undefined} onClick={onCancel}>
          {text.cancel}
        </Button>
      </DialogFooter>
    </form>
  );
}

/** Says what of a save worked, while the form stays open. */
export function FormProgress({ message }: { message: ReactNode }) {
  return (
    <p
      role="status"
      className="flex items-start gap-2 rounded-md bg-safe-50 p-3 text-sm font-medium text-safe-700"
    >
      <CircleCheck className="mt-0.5 size-4 shrink-0" aria-hidden />
      {message}
    </p>
  );
}

const fields = 'input:not([type=hidden]), textarea, select, [role=combobox], [role=textbox], [type=submit]';

/** Enter in a line goes on to the next field: the browser would send the form, and what is published changes at once. */
function focusNextOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget: form, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || event.defaultPrevented) return;
  // what a dialog above this form does with its keys is its own matter
  if (!(target instanceof HTMLElement) || !form.contains(target)) return;
  if (event.ctrlKey || event.metaKey || !isOneLine(target)) return;
  event.preventDefault();
  findNextField(form, target)?.focus();
}

const isOneLine = (field: HTMLElement): boolean =>
  field instanceof HTMLTextAreaElement
    ? field.rows === 1
    : field instanceof HTMLInputElement && field.type !== 'file';

function findNextField(form: HTMLFormElement, current: HTMLElement): HTMLElement | undefined {
  const reachable = [...form.querySelectorAll<HTMLElement>(fields)].filter(
    (field) => field === current || (field.tabIndex >= 0 && isVisible(field)),
  );
  return reachable[reachable.indexOf(current) + 1];
}

/** Safari can tell from 17.4 on. */
const isVisible = (field: HTMLElement): boolean => field.checkVisibility?.() ?? true;
