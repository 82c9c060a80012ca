import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { HttpError } from '#/http/request.ts';

/** Shows beside each field what the server says of it. */
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
