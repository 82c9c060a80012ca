import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { HttpError } from '#/http/request.ts';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { storedFormText } from '#/i18n/tr/stored-form.ts';
import { serverMessage } from '../failure.tsx';
import { showToast, type ToastAction } from '../toast/toast-store.ts';
import { useSingleMutation } from '../use-single-mutation.ts';

interface FormSave<Form extends FieldValues, Checked, Draft, Saved> {
  form: UseFormReturn<Form, unknown, Checked>;
  /** True when the form has fields inside of fields; it leads to the first that is wrong by itself. */
  isNested?: boolean;
  save: (draft: Draft) => Promise<Saved>;
  /** What the toast says. */
  saved: string | ((saved: Saved) => string);
  /** What that means, in a second sentence. */
  detail?: (saved: Saved) => string | undefined;
  /** Shown in place of the server's sentence. */
  notSaved?: string;
  /** Failures of which the form itself says all there is to say, calmly. */
  isSaidInForm?: (error: Error) => boolean;
  /** What the toast offers to do with it. */
  offers?: (saved: Saved) => readonly ToastAction[];
  refresh: (saved?: Saved) => Promise<unknown>;
  /** A form in which was typed meanwhile must not close: that is not saved yet. */
  onSaved: (saved: Saved, draft: Draft, hasTypedMeanwhile: boolean) => void;
}

/** Shows a refusal in a toast and beside each field that the server names. */
export function useFormSave<Form extends FieldValues, Checked, Draft, Saved>({
  form,
  isNested,
  save,
  saved,
  detail,
  notSaved,
  isSaidInForm,
  offers,
  refresh,
  onSaved,
}: FormSave<Form, Checked, Draft, Saved>) {
  const [hasTypedMeanwhile, setTypedMeanwhile] = useState(false);
  const { mutate, error, isPending, reset } = useSingleMutation({
    mutationFn: ({ draft }: { draft: Draft; typed: string }) => save(draft),
    onSuccess: (result, { draft, typed }) => {
      const description = typeof saved === 'string' ? saved : saved(result);
      showToast({
        ...{ title: text.succeeded, description, detail: detail?.(result) },
        offers: offers?.(result),
      });
      void refresh(result);
      const hasTyped = typed !== typedIn(form);
      setTypedMeanwhile(hasTyped);
      onSaved(result, draft, hasTyped);
    },
    onError: (error) => {
      const description = notSaved ?? serverMessage(error, text.saveFailed);
      if (!isSaidInForm?.(error)) showToast({ title: text.failed, description, variant: 'destructive' });
      showServerFields(form, error, { isNested });
      // fetches the other person's text, which is there when this form is closed
      if (error instanceof HttpError && error.status === 409) void refresh();
    },
  });
  return {
    /** @param typed what stood in the form when the draft was made of it, where that was earlier */
    mutate: (draft: Draft, typed = typedIn(form)) => mutate({ draft, typed }),
    reset,
    error,
    isPending,
    failure: error ? serverMessage(error, notSaved ?? text.saveFailed) : undefined,
    notice: hasTypedMeanwhile && !isPending && !error ? storedFormText.typedMeanwhile : undefined,
  };
}

/** The form's values, as JSON. */
export const typedIn = <Form extends FieldValues, Checked>(form: UseFormReturn<Form, unknown, Checked>) =>
  JSON.stringify(form.getValues());

export function showServerFields<Form extends FieldValues, Checked>(
  form: UseFormReturn<Form, unknown, Checked>,
  error: unknown,
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
