import { fieldsOf } from './flat-document.ts';
import type { FormSchema } from './form-schema.ts';

/** Of some fields, named as the form does, the one that stands first in it. */
export const firstField = (form: FormSchema, fields: readonly string[]): string | undefined =>
  fields.toSorted((one, other) => compare(placesOf(form, one), placesOf(form, other)))[0];

/** What holds a field comes before it. */
function compare(one: number[], other: number[]): number {
  const parting = one.findIndex((place, index) => place !== other[index]);
  if (parting === -1) return one.length - other.length;
  return (one[parting] ?? 0) - (other[parting] ?? -1);
}

function placesOf(form: FormSchema, field: string): number[] {
  let inside: FormSchema = { properties: fieldsOf(form) };
  return field.split('.').map((step) => {
    const { properties, items = {} } =
      [inside, ...(inside.anyOf ?? [])].find(
        (one) => one.items || (one.properties && step in one.properties),
      ) ?? {};
    inside = properties?.[step] ?? items;
    return properties ? Object.keys(properties).indexOf(step) : Number(step);
  });
}
