import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { HttpError } from '#/http/request.ts';

export function showServerFields<Form extends FieldValues, Checked>(
  form: UseFormReturn<Form, unknown, Checked>,
  error: unknown,
): void {
  if (!(error instanceof HttpError)) return;
  const known = form.getValues();
  const named = Object.entries(error.fields).flatMap(([path, message]) => {
    // `images.2` belongs to the field `images`, which holds the whole list
    const name = path.split('.')[0] ?? path;
    return name in known ? [{ name: name as Path<Form>, message }] : [];
  });
  named.forEach(({ name, message }, position) => {
    form.setError(name, { message }, { shouldFocus: position === 0 });
  });
}
