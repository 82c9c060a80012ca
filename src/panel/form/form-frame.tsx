import type { ReactNode, SubmitEventHandler } from 'react';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { BusyButton } from '../busy-button.tsx';
import { Button } from '../button.tsx';
import { DialogBody, DialogFooter, DialogNotice } from '../dialog/dialog-parts.tsx';
import { FormFailure } from './form-failure.tsx';
import { FormProgress } from './form-progress.tsx';

/** How the form's last save goes, or went. */
interface FormSaving {
  isPending: boolean;
  /** Why it could not be saved. */
  failure: string | undefined;
  /** What the person should know although it is saved. */
  notice?: string;
}

interface FormFrameProps {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  save: FormSaving;
  /** What has to end before it can be saved. */
  waitingFor?: string;
  onCancel: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form that fills a dialog: fields that scroll, what went wrong, and the two buttons. */
export function FormFrame({ onSubmit, save, waitingFor, onCancel, children }: FormFrameProps) {
  const { isPending, failure, notice } = save;
  return (
    <form noValidate onSubmit={onSubmit} className="flex min-h-0 flex-1 flex-col">
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
          busyLabel={isPending ? text.saving : (waitingFor ?? text.save)}
        >
          {text.save}
        </BusyButton>
        <Button onClick={onCancel}>{text.cancel}</Button>
      </DialogFooter>
    </form>
  );
}
