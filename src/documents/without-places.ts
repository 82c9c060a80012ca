import { type FormSchema, formOfValue } from './form-schema.ts';

/** Without the numbers that `tidy` counts: an article put in among the others changes none of those behind it. */
export function withoutPlaces(schema: FormSchema, value: unknown): unknown {
  if (schema.control === 'position') return null;
  const { items = {}, properties = {} } = formOfValue(schema, value);
  if (Array.isArray(value)) return value.map((entry) => withoutPlaces(items, entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, withoutPlaces(properties[name] ?? {}, field)]),
  );
}
