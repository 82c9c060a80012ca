import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { HttpError } from '#/http/request.ts';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { serverMessage } from '../failure.tsx';
import { showToast } from '../toast/toast-store.ts';
import { useSingleMutation } from '../use-single-mutation.ts';

interface FormSave<Form extends FieldValues, Checked, Draft, Saved> {
  form: UseFormReturn<Form, unknown, Checked>;
  save: (draft: Draft) => Promise<Saved>;
  /** What the toast says. */
  saved: string;
  refresh: () => Promise<unknown>;
  onSaved: (saved: Saved) => void;
}

/** Saves a small form that is none of a stored thing. Shows a refusal in a toast and beside each field that the server names. */
export function useFormSave<Form extends FieldValues, Checked, Draft, Saved>({
  form,
  save,
  saved,
  refresh,
  onSaved,
}: FormSave<Form, Checked, Draft, Saved>) {
  const { mutate, error, isPending } = useSingleMutation({
    mutationFn: save,
    onSuccess: (result) => {
      showToast({ title: text.succeeded, description: saved });
      void refresh();
      onSaved(result);
    },
    onError: (error) => {
      const description = serverMessage(error, text.saveFailed);
      showToast({ title: text.failed, description, variant: 'destructive' });
      showServerFields(form, error);
      if (error instanceof HttpError && error.status === 409) void refresh();
    },
  });
  return { mutate, isPending, failure: error ? serverMessage(error, text.saveFailed) : undefined };
}

export function showServerFields<Form extends FieldValues, Checked>(
  form: UseFormReturn<Form, unknown, Checked>,
  error: unknown,
  /** True when the form has fields inside of fields; it leads to the first that is wrong by itself. */
  { isNested = false }: { isNested?: boolean } = {},
): void {
  if (!(error instanceof HttpError)) return;
  const known = form.getValues();
  const named = Object.entries(error.fields).flatMap(([path, message]) => {
    // `images.2` belongs to the field `images`, which holds the whole list
    const field = path.split('.')[0] ?? path;
    return field in known ? [{ name: (isNested ? path : field) as Path<Form>, message }] : [];
  });
  named.forEach(({ name, message }, position) => {
    form.setError(name, { message }, { shouldFocus: position === 0 && !isNested });
  });
}
