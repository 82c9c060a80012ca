import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { HttpError } from '#/http/request.ts';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { serverMessage } from '../server-message.ts';
import { showToast } from '../toast/toast-store.ts';
import { useSingleMutation } from '../use-single-mutation.ts';
import { showServerFields } from './server-fields.ts';

interface FormSave<Form extends FieldValues, Checked, Draft, Saved> {
  form: UseFormReturn<Form, unknown, Checked>;
  save: (draft: Draft) => Promise<Saved>;
  /** What the toast says when it worked. */
  saved: string;
  /** What the toast says when it did not; else the server's sentence. */
  notSaved?: string;
  /** Reads the list again. */
  refresh: (saved?: Saved) => Promise<unknown>;
  onSaved: (saved: Saved, draft: Draft) => void;
}

/** Saves what a form holds; a refusal is told in a toast and beside each field that the server names. */
export function useFormSave<Form extends FieldValues, Checked, Draft, Saved>({
  form,
  save,
  saved,
  notSaved,
  refresh,
  onSaved,
}: FormSave<Form, Checked, Draft, Saved>) {
  const { mutate, error, isPending, reset } = useSingleMutation({
    mutationFn: save,
    onSuccess: (result, draft) => {
      showToast({ title: text.succeeded, description: saved });
      void refresh(result);
      onSaved(result, draft);
    },
    onError: (error) => {
      showToast({
        title: text.failed,
        description: notSaved ?? serverMessage(error, text.saveFailed),
        variant: 'destructive',
      });
      showServerFields(form, error);
      // the other person's text, for whoever closes this form to look at it
      if (error instanceof HttpError && error.status === 409) void refresh();
    },
  });
  return {
    mutate,
    reset,
    error,
    isPending,
    failure: error ? serverMessage(error, notSaved ?? text.saveFailed) : undefined,
  };
}
