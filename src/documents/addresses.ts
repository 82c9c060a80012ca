import { foldTurkish } from '#/format/turkish.ts';
import { type FormSchema, formOfValue } from './form-schema.ts';

/**
 * With an address for each entry that has none, made from its words. One that is there stays whatever becomes of the words:
 * visitors have links to it, and dates of courses in their calendars.
 */
export function withAddresses(schema: FormSchema, value: unknown): unknown {
  const { items = {}, properties = {} } = formOfValue(schema, value);
  if (Array.isArray(value))
    return addressEach(
      items,
      value.map((entry) => withAddresses(items, entry)),
    );
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, withAddresses(properties[name] ?? {}, field)]),
  );
}

/** Each its own: a number tells apart what begins alike, and where no letter of an address is among the words it stands alone. */
function addressEach({ properties = {} }: FormSchema, entries: unknown[]): unknown[] {
  const addresses = Object.entries(properties).filter(([, { control }]) => control === 'id');
  return addresses.reduce((list, [name, { from = '' }]) => {
    const given = new Set(list.map((entry) => fieldOf(entry, name)));
    const taken = new Set<string>();
    return list.map((entry, index) => {
      const [made, words] = [fieldOf(entry, name), fieldOf(entry, from)];
      // nothing is typed of it yet
      if (typeof entry !== 'object' || (made === '' && words === '')) return entry;
      const isOwn = made !== '' && !taken.has(made);
      const address = isOwn
        ? made
        : findFree(new Set([...given, ...taken]), made || addressOf(words) || `madde-${index + 1}`);
      taken.add(address);
      return { ...entry, [name]: address };
    });
  }, entries);
}

const fieldOf = (entry: unknown, name: string): string =>
  String(new Map<string, unknown>(Object.entries(entry ?? {})).get(name) ?? '');

function findFree(taken: ReadonlySet<string>, address: string): string {
  for (let number = 2, free = address; ; number += 1) {
    if (!taken.has(free)) return free;
    free = `${address}-${number}`;
  }
}

const longestAddress = 60;

/** 'Düzce’de arama' → 'duzcede-arama' */
const addressOf = (words: string): string =>
  foldTurkish(words)
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestAddress)
    .replace(/^-+|-+$/g, '');
