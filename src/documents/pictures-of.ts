import { type FormSchema, formOfValue } from './form-schema.ts';

export interface PlacedPicture {
  /** ['slides', 0, 'imageUrl'] */
  path: (string | number)[];
  address: string;
}

/** Every picture that a document shows. */
export function picturesOf(
  schema: FormSchema,
  value: unknown,
  path: PlacedPicture['path'] = [],
): PlacedPicture[] {
  const form = formOfValue(schema, value);
  if (Array.isArray(value))
    return value.flatMap((entry, index) => picturesOf(form.items ?? {}, entry, [...path, index]));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) =>
      picturesOf(form.properties?.[name] ?? {}, inner, [...path, name]),
    );
  return form.control === 'picture' && typeof value === 'string' ? [{ path, address: value }] : [];
}
