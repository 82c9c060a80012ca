import { CircleCheck } from 'lucide-react';
import type { ReactNode, SubmitEventHandler } from 'react';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { BusyButton } from '../busy-button.tsx';
import { Button } from '../button.tsx';
import { DialogBody, DialogFooter, DialogNotice } from '../dialog/dialog-parts.tsx';
import { goOnWithEnter } from './enter-key.ts';
import { FormFailure } from './form-failure.tsx';

interface FormSaving {
  isPending: boolean;
  failure: string | undefined;
  /** Shown although the save worked. */
  notice?: string;
}

interface FormFrameProps {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  save: FormSaving;
  /** Label of the save button while something must end first, such as an upload. */
  waitingFor?: string;
  /** Where it says more than 'Kaydet'. */
  saveLabel?: string;
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
  other,
  onCancel,
  children,
}: FormFrameProps) {
  const { isPending, failure, notice } = save;
  return (
    <form noValidate onSubmit={onSubmit} onKeyDown={goOnWithEnter} className="flex min-h-0 flex-1 flex-col">
      <DialogBody>{children}</DialogBody>
      {failure && (
        <DialogNotice>
          <FormFailure message={failure} />
        </DialogNotice>
      )}
      {notice && (
        <DialogNotice>
          <FormProgress message={notice} />
        </DialogNotice>
      )}
      <DialogFooter>
        <BusyButton
          type="submit"
          look="primary"
          isBusy={isPending || waitingFor !== undefined}
          busyLabel={isPending ? text.saving : (waitingFor ?? saveLabel)}
        >
          {saveLabel}
        </BusyButton>
        {other && (
          <BusyButton isBusy={false} isDone={isPending} busyLabel={other.label} onClick={other.onPress}>
            {other.label}
          </BusyButton>
        )}
        <Button look={other ? 'quiet' : undefined} onClick={onCancel}>
          {text.cancel}
        </Button>
      </DialogFooter>
    </form>
  );
}

/** What of a save worked, while the form stays open. */
export function FormProgress({ message }: { message: string }) {
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
