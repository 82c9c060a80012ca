import type { ReactNode, SubmitEventHandler } from 'react';
import { panelText } from '#/i18n/tr/panel.ts';
import { FormFailure } from '#/panel/form/form-failure.tsx';
import { FormFrame } from '#/panel/form/form-frame.tsx';
import { serverMessage } from '#/panel/server-message.ts';

interface PersonFormProps {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  save: { isPending: boolean; isError: boolean; error: unknown };
  onCancel: () => void;
  children: ReactNode;
}

/** The frame of all forms about a person: fields, and why they could not be saved. */
export function PersonForm({ onSubmit, save, onCancel, children }: PersonFormProps) {
  return (
    <FormFrame
      onSubmit={onSubmit}
      isSaving={save.isPending}
      onCancel={onCancel}
      failure={save.isError && <FormFailure message={serverMessage(save.error, panelText.saveFailed)} />}
    >
      {children}
    </FormFrame>
  );
}
