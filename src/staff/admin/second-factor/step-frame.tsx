import type { ReactNode, SubmitEventHandler } from 'react';
import { panelText } from '#/i18n/tr/panel.ts';
import { Button } from '#/panel/button.tsx';
import { DialogBody, DialogFooter } from '#/panel/dialog/dialog-parts.tsx';
import { SubmitButton } from '#/panel/form/submit-button.tsx';

interface StepFrameProps {
  words: { submit: string; busy: string };
  call: { isPending: boolean; isSuccess: boolean };
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onClose: () => void;
  children: ReactNode;
}

/** One step in the dialog of the second factor. */
export function StepFrame({ words, call, onSubmit, onClose, children }: StepFrameProps) {
  return (
    <form noValidate onSubmit={onSubmit} className="flex min-h-0 flex-1 flex-col">
      <DialogBody>{children}</DialogBody>
      <DialogFooter>
        <SubmitButton call={call} busyLabel={words.busy}>
          {words.submit}
        </SubmitButton>
        <Button onClick={onClose}>{panelText.cancel}</Button>
      </DialogFooter>
    </form>
  );
}
