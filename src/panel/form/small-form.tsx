import { type ReactNode, type SubmitEventHandler, useRef } from 'react';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { Button } from '../button.tsx';
import { DialogBody, DialogFooter, DialogNotice } from '../dialog/dialog.tsx';
import { SubmitButton } from './controls.tsx';
import { FormFailure } from './field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { FormFrame } from './form-frame.tsx';
import { savedByKeys, useSaveKeys } from './save-keys.ts';

interface Sent {
  submit: SubmitEventHandler<HTMLFormElement>;
  isPending: boolean;
  isSuccess: boolean;
  failure: string | undefined;
}

interface SmallFormDialogProps {
  title: string;
  description?: string;
  form: Sent & { isDirty: boolean };
  onClose: () => void;
  children: ReactNode;
}

/** Dialog of a small form in which Enter goes on to the next field. */
export function SmallFormDialog({ form, children, ...dialog }: SmallFormDialogProps) {
  return (
    <FormDialog {...dialog} isDirty={form.isDirty}>
      {({ close }) => (
        <FormFrame onSubmit={form.submit} save={form} onCancel={close}>
          {children}
        </FormFrame>
      )}
    </FormDialog>
  );
}

interface StepFrameProps {
  form: Sent;
  /** Why it was refused, where it shall stay after the toast has gone. */
  failure?: string;
  words: { submit: string; busy: string };
  onClose: () => void;
  children: ReactNode;
}

/** Frame of a small form in a dialog, which Enter sends and which is closed without a question. */
export function StepFrame({ form, failure, words, onClose, children }: StepFrameProps) {
  const sent = useRef<HTMLFormElement>(null);
  useSaveKeys(sent);
  return (
    <form ref={sent} noValidate onSubmit={form.submit} className="flex min-h-0 flex-1 flex-col">
      <DialogBody>{children}</DialogBody>
      {failure && (
        <DialogNotice>
          <FormFailure message={failure} />
        </DialogNotice>
      )}
      <DialogFooter>
        <SubmitButton call={form} keys={savedByKeys} busyLabel={words.busy}>
          {words.submit}
        </SubmitButton>
        <Button onClick={onClose}>{text.cancel}</Button>
      </DialogFooter>
    </form>
  );
}
