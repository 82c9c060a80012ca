import { type FormSchema, formOfEntry } from './form-schema.ts';

const longestName = 80;

/** The first words that an entry holds: the name of a member, the title of an article. */
export function nameOfEntry(items: FormSchema, entry: unknown): string {
  const form = formOfEntry(items, entry);
  const values = new Map(Object.entries((entry ?? {}) as object));
  const [name] = Object.keys(form.properties ?? {}).flatMap((field) => {
    const value = values.get(field);
    return typeof value === 'string' && value !== '' && !value.startsWith('/') ? [value] : [];
  });
  return (name ?? '').slice(0, longestName);
}
