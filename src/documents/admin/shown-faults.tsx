import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { fieldName } from '../flat-document.ts';
import type { FormSchema } from '../form-schema.ts';

interface ShownFaultsProps<Form extends FieldValues, Draft> {
  form: UseFormReturn<Form, unknown, Draft>;
  /** By the names that fields have in the form. */
  faults: Record<string, string>;
}

/** What was found wrong before the form was opened, each until its field is changed. */
export function ShownFaults<Form extends FieldValues, Draft>({
  form,
  faults,
}: ShownFaultsProps<Form, Draft>) {
  const show = useEffectEvent(() => {
    for (const [name, message] of Object.entries(faults)) form.setError(name as Path<Form>, { message });
    return form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name && name in faults) form.clearErrors(name as Path<Form>);
      },
    });
  });
  useEffect(() => show(), []);
  return null;
}

/** By the names that the fields have in the form. */
export const nameFaults = (form: FormSchema, faults: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).map(([path, message]) => [fieldName(form, path), message]));
