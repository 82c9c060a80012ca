import { bankCodeOf, compactIban, isIban } from '#/format/iban.ts';
import { dialledNumber, writePhone } from '#/format/phone.ts';
import { foldTurkish } from '#/format/turkish.ts';
import { withProtocol } from '#/format/web-address.ts';
import { withoutTurning } from '#/http/without-turning.ts';
import { changeInside, type FormSchema, formOfValue } from '#/panel/form/form-schema.ts';

/**
 * Puts right what was typed, where there is no doubt: stray spaces and line breaks, the way in which a number is
 * written. Adds what nobody types: numbers and addresses of entries.
 */
export const tidy = (schema: FormSchema, value: unknown): unknown =>
  withAddresses(schema, tidyTyped(schema, value));

/**
 * Notes the moment of a save where a document has a field for it: each time, or only when the field `from` says something else
 * than visitors read.
 * @param at ISO 8601 UTC
 */
export const withMoments = (
  schema: FormSchema,
  { value, before, at }: { value: unknown; before: unknown; at: string },
): unknown =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? value
    : Object.fromEntries(
        Object.entries(value).map(([name, field]) => {
          const { control, from = '' } = schema.properties?.[name] ?? {};
          if (control === 'savedAt') return [name, at];
          if (control !== 'changedAt') return [name, field];
          return [name, fieldOf(value, from) === fieldOf(before, from) ? fieldOf(before, name) : at];
        }),
      );

function tidyTyped(schema: FormSchema, value: unknown): unknown {
  if (value === null) return null;
  const form = formOfValue(schema, value);
  if (Array.isArray(value)) return tidyList(form, value);
  if (typeof value === 'object')
    return withBankCode(form, withDialled(form, changeInside(form, value, tidyTyped)));
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

/** Makes the number that is called of the one that the site shows; of what is no number, the last one stays. */
function withDialled({ properties = {} }: FormSchema, fields: unknown): unknown {
  const [name, { from = '' }] = Object.entries(properties).find(
    ([, { control }]) => control === 'dialled',
  ) ?? ['', {}];
  const shown = fieldOf(fields, from);
  const number = dialledNumber(shown.replace(/\D/g, ''));
  if (!number.startsWith('+') || typeof fields !== 'object') return fields;
  return { ...fields, [name]: number, [from]: /^\+?\d+$/.test(shown) ? writePhone(number) : shown };
}

/** Reads a bank's code from the first of its IBANs that is one; where none is, the last code stays. */
function withBankCode({ properties = {} }: FormSchema, fields: unknown): unknown {
  const [name, { from = '' }] = Object.entries(properties).find(
    ([, { control }]) => control === 'bankCode',
  ) ?? ['', {}];
  const accounts = new Map<string, unknown>(Object.entries(fields ?? {})).get(from);
  if (!Array.isArray(accounts) || typeof fields !== 'object') return fields;
  const iban = accounts.map((account) => fieldOf(account, 'iban')).find(isIban);
  return iban === undefined ? fields : { ...fields, [name]: bankCodeOf(iban) };
}

const fromTo = /^(\d{1,2})[.:](\d{2})\s*[-‐-―−]\s*(\d{1,2})[.:](\d{2})$/;

/** Returns '09.30–12.30' for '9:30 - 12:30'; other words stay as they are. */
function settleHours(typed: string): string {
  const [, from = '', fromMinute, to = '', toMinute] = fromTo.exec(typed) ?? [];
  if (from === '') return typed;
  return `${from.padStart(2, '0')}.${fromMinute}–${to.padStart(2, '0')}.${toMinute}`;
}

/** Joins words to one line, as the page shows them; paragraphs are typed in fields of their own. */
const onOneLine = (words: string): string =>
  words
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');

function tidyList({ control, items = {} }: FormSchema, list: unknown[]): unknown[] {
  if (control === undefined)
    return list.map((entry, index) => numbered(items, tidyTyped(items, entry), index));
  return list
    .flatMap(linesOf)
    .map((entry) => tidyTyped(items, entry))
    .filter(Boolean);
}

const linesOf = (entry: unknown) => (typeof entry === 'string' ? entry.split(/[\r\n]+/) : [entry]);

function numbered(items: FormSchema, entry: unknown, index: number): unknown {
  const places = Object.entries(items.properties ?? {}).filter(([, { control }]) => control === 'position');
  if (places.length === 0 || typeof entry !== 'object') return entry;
  return { ...entry, ...Object.fromEntries(places.map(([name]) => [name, index + 1])) };
}

/**
 * Gives each entry that has no address one, made from its words. An address that is there stays whatever becomes of
 * the words: visitors have links to it, and dates of courses in their calendars.
 */
export function withAddresses(schema: FormSchema, value: unknown): unknown {
  const addressed = changeInside(schema, value, withAddresses);
  return Array.isArray(addressed)
    ? addressEach(formOfValue(schema, value).items ?? {}, addressed)
    : addressed;
}

/**
 * Gives each entry an address of its own: a number tells apart what begins alike, and where no letter of an address
 * is among the words it stands alone.
 */
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
