import { entryListText as text } from '#/i18n/tr/entry-list.ts';
import type { Place } from '#/panel/merge/merge-three.ts';
import { type FormSchema, formOfValue } from './form-schema.ts';
import { nameOfEntry } from './name-of-entry.ts';

/** A place inside of a field, in the words of its form: 'Maddeler › 14. Amaç › Metin'. */
export interface NamedPlace {
  words: string[];
  schema: FormSchema;
}

/** @param value of the whole field, which names its entries */
export function nameOfPlace(
  schema: FormSchema,
  { place, value }: { place: Place; value: unknown },
): NamedPlace {
  const form = formOfValue(schema, value);
  const own = schema.title ? [schema.title] : [];
  const [step, ...further] = place;
  if (step === undefined) return { words: own, schema };
  const part: unknown = new Map(Object.entries((value ?? {}) as object)).get(String(step));
  if (typeof step === 'string') {
    const inner = nameOfPlace(form.properties?.[step] ?? {}, { place: further, value: part });
    return { ...inner, words: [...own, ...inner.words] };
  }
  const { items = {}, one = '' } = form;
  const entry = `${step + 1}. ${nameOfEntry(items, part) || text.unnamed(one)}`;
  const inner = nameOfPlace({ ...items, title: undefined }, { place: further, value: part });
  return { ...inner, words: [...own, entry, ...inner.words] };
}
