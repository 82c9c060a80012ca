import { searchKeyOf } from '#/format/turkish.ts';
import { type FormSchema, formOfValue } from '#/panel/form/form-schema.ts';
import { linesOf, nameOfEntry } from '#/panel/form/words-of-value.ts';
import { fieldsOf, valuesOf } from './flat-document.ts';

/** A place of a form that is called, or holds, what somebody looks for. */
export interface FoundField {
  /** As a link opens it: 'members.0.name'. */
  field: string;
  /** 'Telefon › Aranan numara'; empty for an entry itself. */
  label: string;
  /** The entries that it stands in: '1. Birinci Banka › 2. USD'; empty outside of lists. */
  entry: string;
  /** What it holds of the words; empty where a group, a list or an entry is called so. */
  value: string;
}

/** Finds the fields, groups and entries of a document that are called so or hold it, in the order of the form. */
export function findFields(form: FormSchema, value: unknown, query: string): FoundField[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const whole = { schema: { properties: fieldsOf(form) }, value: valuesOf(value) };
  const names = { field: '', own: [], labels: [], entries: [], around: keyOf(form.title ?? '') };
  return partsOf({ ...whole, ...names }).flatMap((place) => findIn(place, words));
}

/** Tells whether each word that is looked for begins a word of the text. */
export function hasWords(text: string, query: string): boolean {
  const key = keyOf(text);
  return wordsOf(query).every((word) => isBegun(key, word));
}

/** Folded words with a blank before each: ' tel' is where a word begins. */
const keyOf = (text: string): string => ` ${searchKeyOf(text).replace(/[^\p{L}\p{N}]+/gu, ' ')}`;

const mostWords = 8;

const wordsOf = (query: string): string[] => keyOf(query).split(' ').filter(Boolean).slice(0, mostWords);

const isBegun = (key: string, word: string): boolean => key.includes(` ${word}`);

interface Place {
  schema: FormSchema;
  value: unknown;
  field: string;
  /** What it is called, and what it holds, without what is inside of it. */
  own: readonly string[];
  /** From the entry, or from the document, down to it. */
  labels: readonly string[];
  entries: readonly string[];
  /** Key of what all that it is in is called: an IBAN is found by its bank, too. */
  around: string;
}

/** What is found by words of its own is not looked into: it leads to all that it holds. */
function findIn(place: Place, words: readonly string[]): FoundField[] {
  const own = keyOf(place.own.join(' '));
  const isFound = words.every((word) => isBegun(own, word) || isBegun(place.around, word));
  if (isFound && words.some((word) => isBegun(own, word))) {
    const { labels, entries } = place;
    const value = excerptOf(readValue(place), words);
    return [{ field: controlOf(place), label: labels.join(' › '), entry: entries.join(' › '), value }];
  }
  return partsOf({ ...place, around: place.around + own }).flatMap((part) => findIn(part, words));
}

/** An entry has no control by its own name, so its first field stands for it. */
function controlOf(place: Place): string {
  const [first] = /\.\d+$/.test(place.field) ? partsOf(place) : [];
  return first ? controlOf(first) : place.field;
}

function partsOf(place: Place): Place[] {
  const { schema, value } = place;
  const { items = {}, properties = {}, one = '' } = formOfValue(schema, value);
  if (Array.isArray(value)) return value.map((entry, at) => partOfList(place, { items, one, entry, at }));
  if (typeof value !== 'object' || value === null) return [];
  const values = new Map<string, unknown>(Object.entries(value));
  return Object.entries(properties)
    .filter(([, { control }]) => !unseen.has(control))
    .map(([name, schema]) => partOfGroup(place, { name, schema, value: values.get(name) }));
}

/** Nobody types them. */
const unseen = new Set<unknown>(['id', 'position', 'fixed']);

function partOfGroup(
  { field, labels, ...around }: Place,
  { name, ...part }: { name: string; schema: FormSchema; value: unknown },
): Place {
  const titles = part.schema.title ? [part.schema.title] : [];
  return {
    ...{ ...around, ...part, field: field ? `${field}.${name}` : name },
    ...{ own: [...titles, ...writtenBothWays(part)], labels: [...labels, ...titles] },
  };
}

/** An entry has a name, by which the form shows it; a paragraph is nothing but its words. */
function partOfList(
  { field, ...around }: Place,
  { items, one, entry, at }: { items: FormSchema; one: string; entry: unknown; at: number },
): Place {
  const part = { ...around, schema: items, value: entry, field: `${field}.${at}` };
  if (typeof entry !== 'object') return { ...part, own: writtenBothWays(part) };
  const name = `${at + 1}. ${nameOfEntry(items, entry)}`;
  return { ...part, own: [one, name], labels: [], entries: [...around.entries, name] };
}

type Valued = Pick<Place, 'schema' | 'value'>;

/** What a person reads of a value without parts; the address of a picture says nothing. */
function readValue({ schema, value }: Valued): string {
  const isPicture = formOfValue(schema, value).control === 'picture';
  return isPicture || typeof value === 'object' ? '' : linesOf(schema, value).join(' ');
}

/** A number is also searched for at one piece: '02125550000'. */
function writtenBothWays(valued: Valued): string[] {
  const read = readValue(valued);
  return /\d/.test(read) ? [read, read.replace(/[^\p{L}\p{N}]/gu, '')] : [read];
}

/** Letters of a long text that are shown. */
const longestExcerpt = 100;

/** Returns a text from a little before the first word that was looked for. */
function excerptOf(text: string, words: readonly string[]): string {
  if (text.length <= longestExcerpt) return text;
  const shown = text.split(' ');
  const found = shown.findIndex((word) => words.some((one) => isBegun(keyOf(word), one)));
  const before = Math.max(0, found - 4);
  const part = shown.slice(before).join(' ');
  const cut =
    part.length > longestExcerpt ? `${part.slice(0, part.lastIndexOf(' ', longestExcerpt))}…` : part;
  return before > 0 ? `…${cut}` : cut;
}
