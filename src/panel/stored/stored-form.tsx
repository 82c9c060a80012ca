import type { ReactNode, SubmitEventHandler } from 'react';
import { HttpError } from '#/http/request.ts';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { FormFailure } from '../form/form-failure.tsx';
import { FormFrame } from '../form/form-frame.tsx';
import { FormProgress } from '../form/form-progress.tsx';
import { serverMessage } from '../server-message.ts';

interface StoredFormProps {
  save: {
    submit: SubmitEventHandler<HTMLFormElement>;
    isPending: boolean;
    failure: Error | undefined;
    notice: string | undefined;
  };
  waitingFor: string | undefined;
  onCancel: () => void;
  children: ReactNode;
}

/** The form itself, and how its last save went. */
export function StoredForm({ save, waitingFor, onCancel, children }: StoredFormProps) {
  const { submit, isPending, failure, notice } = save;
  return (
    <FormFrame
      onSubmit={submit}
      isSaving={isPending}
      waitingFor={waitingFor}
      onCancel={onCancel}
      failure={
        (failure && <FormFailure message={failureMessage(failure)} />) ||
        (notice && <FormProgress message={notice} />)
      }
    >
      {children}
    </FormFrame>
  );
}

/** An answer that never came is no fault of the text: it is still here, and may be sent again. */
const failureMessage = (failure: Error) =>
  failure instanceof HttpError ? serverMessage(failure, text.saveFailed) : text.connectionFailed;
