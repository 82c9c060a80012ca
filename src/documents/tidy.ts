import { settleHours } from '#/format/hours.ts';
import { compactIban } from '#/format/iban.ts';
import { dialledNumber } from '#/format/phone.ts';
import { foldTurkish } from '#/format/turkish.ts';
import { withProtocol } from '#/format/web-address.ts';
import { withoutTurning } from '#/http/without-turning.ts';
import { type FormSchema, formOfValue } from './form-schema.ts';

/**
 * What was typed, put right where there is no doubt: stray spaces and line breaks, the way in which a number is written.
 * With what nobody types: numbers and addresses of entries.
 */
export function tidy(schema: FormSchema, value: unknown): unknown {
  if (value === null) return null;
  const form = formOfValue(schema, value);
  if (Array.isArray(value)) return tidyList(form, value);
  if (typeof value === 'object') return tidyObject(form, value);
  return typeof value === 'string' ? tidyText(form, value) : value;
}

const byFormat: Record<string, (words: string) => string> = {
  hours: settleHours,
  phone: dialledNumber,
  uri: withProtocol,
  'uri-reference': withProtocol,
};

function tidyText({ control, format = '' }: FormSchema, text: string): string {
  const words = withoutTurning(text).trim();
  if (control === 'iban') return compactIban(words).toUpperCase();
  if (control === 'prose') return onOneLine(words);
  return byFormat[format]?.(words) ?? words;
}

/** As its page shows it; paragraphs are typed in fields of their own. */
const onOneLine = (words: string): string =>
  words
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');

function tidyList({ control, items = {} }: FormSchema, list: unknown[]): unknown[] {
  if (control === undefined)
    return withAddresses(
      items,
      list.map((entry, index) => numbered(items, tidy(items, entry), index)),
    );
  return list
    .flatMap(linesOf)
    .map((entry) => tidy(items, entry))
    .filter(Boolean);
}

const linesOf = (entry: unknown) => (typeof entry === 'string' ? entry.split(/[\r\n]+/) : [entry]);

function tidyObject({ properties = {} }: FormSchema, value: object): object {
  const fields: Record<string, unknown> = { ...value };
  const typed = Object.entries(fields).map(([name, field]) => [name, tidy(properties[name] ?? {}, field)]);
  const tidied: Record<string, unknown> = Object.fromEntries(typed);
  for (const [name, { control, from = '' }] of Object.entries(properties))
    if (control === 'id' && tidied[name] === '') tidied[name] = addressOf(String(tidied[from] ?? ''));
  return tidied;
}

function numbered(items: FormSchema, entry: unknown, index: number): unknown {
  const places = Object.entries(items.properties ?? {}).filter(([, { control }]) => control === 'position');
  if (places.length === 0 || typeof entry !== 'object') return entry;
  return { ...entry, ...Object.fromEntries(places.map(([name]) => [name, index + 1])) };
}

/** Each its own: a number tells apart what begins alike, and where no letter of an address is among the words it stands alone. */
function withAddresses({ properties = {} }: FormSchema, entries: unknown[]): unknown[] {
  const addresses = Object.entries(properties).filter(([, { control }]) => control === 'id');
  return addresses.reduce((list, [name, { from = '' }]) => {
    const taken = new Set<string>();
    return list.map((entry, index) => {
      if (typeof entry !== 'object' || entry === null) return entry;
      const { [name]: made, [from]: words }: Record<string, unknown> = { ...entry };
      // nothing is typed of it yet
      if (made === '' && words === '') return entry;
      const address = findFree(taken, String(made || `madde-${index + 1}`));
      taken.add(address);
      return { ...entry, [name]: address };
    });
  }, entries);
}

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
