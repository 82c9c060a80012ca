import type { ReactNode, SubmitEventHandler } from 'react';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { BusyButton } from '../busy-button.tsx';
import { Button } from '../button.tsx';
import { DialogBody, DialogFooter, DialogNotice } from '../dialog/dialog-parts.tsx';

interface FormFrameProps {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  isSaving: boolean;
  /** What has to end before it can be saved. */
  waitingFor?: string;
  /** Why it could not be saved. */
  failure?: ReactNode;
  onCancel: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form that fills a dialog: fields that scroll, what went wrong, and the two buttons. */
export function FormFrame({ onSubmit, isSaving, waitingFor, failure, onCancel, children }: FormFrameProps) {
  return (
    <form noValidate onSubmit={onSubmit} className="flex min-h-0 flex-1 flex-col">
      <DialogBody>{children}</DialogBody>
      {failure && <DialogNotice>{failure}</DialogNotice>}
      <DialogFooter>
        <BusyButton
          type="submit"
          look="primary"
          isBusy={isSaving || waitingFor !== undefined}
          busyLabel={isSaving ? text.saving : (waitingFor ?? text.save)}
        >
          {text.save}
        </BusyButton>
        <Button onClick={onCancel}>{text.cancel}</Button>
      </DialogFooter>
    </form>
  );
}
