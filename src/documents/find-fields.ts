import { searchKeyOf, spellingsOf } from '#/format/turkish.ts';
import { type FormSchema, formOfValue } from '#/panel/form/form-schema.ts';
import { describeEntry, linesOf } from '#/panel/form/words-of-value.ts';
import { fieldsOf, valuesOf } from './flat-document.ts';

/** A place of a form that is called, or holds, what somebody looks for. */
export interface FoundField {
  /** As a link opens it: 'members.0.name'. */
  field: string;
  /** 'Telefon › Aranan numara'; empty for an entry itself. */
  label: string;
  /** The entries that it stands in: '1. Birinci Banka › 2. USD · Merkez'; empty outside of lists. */
  entry: string;
  /** What it holds of the words; empty where a group, a list or an entry is called so. */
  value: string;
  /** It is called so, where others hold it. */
  isNamed: boolean;
}

/** Finds the fields, groups and entries of a document: those that are called so, by the very words first, then those that hold it. */
export function findFields(form: FormSchema, value: unknown, query: string): FoundField[] {
  const words = wordsOf(query);
  const asTyped = words.map((spellings) => spellings.slice(0, 1));
  const whole = { schema: { properties: fieldsOf(form) }, value: valuesOf(value), path: [] };
  const find = (place: Place, around: string): Place[] => {
    const own = keyOf([place.path.at(-1)?.name, ...writtenBothWays(place)].join(' '));
    const isFound = words.every((word) => isBegun(own, word) || isBegun(around, word));
    // what is found by words of its own leads to all that it holds
    if (isFound && words.some((word) => isBegun(own, word))) return [place];
    return partsOf(place).flatMap((part) => find(part, around + own));
  };
  const title = keyOf(form.title ?? '');
  const isNamed = (names: string, words: readonly Word[]) =>
    words.every((word) => isBegun(title + names, word)) && words.some((word) => isBegun(names, word));
  const rankOf = ({ path }: Place) => {
    const names = keyOf(path.map(({ name }) => name).join(' '));
    return Number(isNamed(names, words)) + Number(isNamed(names, asTyped));
  };
  return find(whole, title)
    .map((place) => ({ place, rank: rankOf(place) }))
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ place, rank }) => ({ ...present(place, words), isNamed: rank > 0 }));
}

/** Characters that are looked for at most. */
export const longestQuery = 100;
const mostWords = 8;

/** Folded words with a blank on both sides: ' tel' is where a word begins. */
const keyOf = (text: string): string => ` ${searchKeyOf(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;

/** All that one word may stand as. */
type Word = readonly string[];

const wordsOf = (query: string): Word[] =>
  keyOf(query).split(' ').filter(Boolean).slice(0, mostWords).map(spellingsOf);

const isBegun = (key: string, word: Word): boolean => word.some((spelling) => key.includes(spelling));

interface Place {
  schema: FormSchema;
  value: unknown;
  path: readonly { step: string | number; name: string; isEntry: boolean }[];
}

/** Nobody types them. */
const unseen = new Set<unknown>(['id', 'position', 'fixed', 'bankCode']);

/** Parts by the names that the form gives them; a paragraph is nothing but its words. */
function partsOf({ schema, value, path }: Place): Place[] {
  const { items = {}, properties = {} } = formOfValue(schema, value);
  if (Array.isArray(value))
    return value.map((entry, step) => {
      const isEntry = typeof entry === 'object';
      const name = isEntry ? `${step + 1}. ${describeEntry(items, entry)}` : '';
      return { schema: items, value: entry, path: [...path, { step, name, isEntry }] };
    });
  if (typeof value !== 'object' || value === null) return [];
  const values = new Map<string, unknown>(Object.entries(value));
  return Object.entries(properties)
    .filter(([, { control }]) => !unseen.has(control))
    .map(([step, schema]) => ({
      ...{ schema, value: values.get(step) },
      path: [...path, { step, name: schema.title ?? '', isEntry: false }],
    }));
}

function present(place: Place, words: readonly Word[]): Omit<FoundField, 'isNamed'> {
  const { path } = place;
  const inEntry = path.slice(path.findLastIndex(({ isEntry }) => isEntry) + 1);
  return {
    field: fieldOf(place, words)
      .path.map(({ step }) => step)
      .join('.'),
    label: joinNames(inEntry),
    entry: joinNames(path.filter(({ isEntry }) => isEntry)),
    // accounts are found by their numbers, which stand nowhere but in their form
    value: controlOf(place) === 'iban' ? '' : excerptOf(readValue(place), words),
  };
}

const joinNames = (path: Place['path']) => path.flatMap(({ name }) => name || []).join(' › ');

/**
 * An entry and a group have no control by their own names. For an entry stands what it is known by at last, such as a person's name, or
 * its text, there the part with the words; for all others their first field.
 */
function fieldOf(place: Place, words: readonly Word[]): Place {
  const [first] = Array.isArray(place.value) ? [] : partsOf(place);
  if (!first) return place;
  if (!place.path.at(-1)?.isEntry) return fieldOf(first, words);
  const known = formOfValue(place.schema, place.value).knownBy?.at(-1);
  const leaves = leavesOf(place);
  const texts = leaves.filter(isText);
  return (
    leaves.find(({ path }) => path.at(-1)?.step === known) ??
    texts.find((text) => words.some((word) => isBegun(keyOf(readValue(text)), word))) ??
    texts[0] ??
    fieldOf(first, words)
  );
}

function leavesOf(place: Place): Place[] {
  const parts = partsOf(place);
  return parts.length > 0 ? parts.flatMap(leavesOf) : [place];
}

/** Paragraphs are a list of texts. */
const isText = (place: Place): boolean =>
  controlOf(place) === 'prose' || typeof place.path.at(-1)?.step === 'number';

const controlOf = ({ schema, value }: Place) => formOfValue(schema, value).control;

/** What a person reads of a value without parts; the address of a picture says nothing. */
const readValue = (place: Place): string =>
  controlOf(place) === 'picture' || typeof place.value === 'object'
    ? ''
    : linesOf(place.schema, place.value).join(' ');

/** A number is also searched for at one piece: '02125550000'. */
function writtenBothWays(place: Place): string[] {
  const read = readValue(place);
  return /\d/.test(read) ? [read, read.replace(/[^\p{L}\p{N}]/gu, '')] : [read];
}

/** Words of a long text that are shown, and how many of them before the first that was looked for. */
const [shownWords, before] = [16, 4];

function excerptOf(text: string, words: readonly Word[]): string {
  const all = text.split(' ');
  const found = all.findIndex((word) => words.some((one) => isBegun(keyOf(word), one)));
  const first = Math.max(0, found - before);
  const end = first + shownWords;
  return `${first > 0 ? '…' : ''}${all.slice(first, end).join(' ')}${end < all.length ? '…' : ''}`;
}

/** A date that is over, and where it stands. */
interface PastDate {
  place: (string | number)[];
  /** A day or a moment. */
  until: string;
}

/**
 * Finds what a document still tells although its time is over: of two dates in one group, such as those of a course, the second
 * is the end; a notice that is off has none.
 */
export function findPastDates(form: FormSchema, value: unknown, isOver: (until: string) => boolean) {
  const find = (place: Place): PastDate[] => {
    const parts = partsOf(place);
    const hasNone = Array.isArray(place.value) || formOfValue(place.schema, place.value).staysPast;
    const end = hasNone ? undefined : findEnd(parts);
    const isPast = typeof end?.value === 'string' && isOver(end.value);
    const own = isPast ? [{ place: end.path.map(({ step }) => step), until: String(end.value) }] : [];
    return [...own, ...parts.flatMap(find)];
  };
  return find({ schema: form, value, path: [] });
}

function findEnd(parts: readonly Place[]): Place | undefined {
  const isOff = parts.some(({ path, value }) => path.at(-1)?.step === 'isOn' && value === false);
  const dates = parts.filter(({ schema, value }) => formOfValue(schema, value).format?.startsWith('date'));
  return dates.length > 1 && !isOff ? dates.at(-1) : undefined;
}
