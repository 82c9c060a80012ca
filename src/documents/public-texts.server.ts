import type { Texts } from '#/db/require-own-accounts.ts';
import { type FormSchema, formOfValue } from './form-schema.ts';

interface Text {
  field: string;
  words: string;
  isRead: boolean;
  /** Neither for search engines nor for screen readers alone. */
  isSeen: boolean;
  isNumber: boolean;
}

/**
 * What a document says, in each way in which its page may be read in a row: an account may begin in one label of the menu
 * and end in the next, or have a year in its middle. Addresses and the like come last, because visitors do not read them
 * between two words.
 */
export function publicTextsOf(form: FormSchema, value: unknown): Texts {
  const texts = textsOf(form, value);
  const words = texts.filter(({ isNumber }) => !isNumber);
  const read = words.filter(({ isRead }) => isRead);
  const seen = read.filter(({ isSeen }) => isSeen);
  const withNumbers = texts.filter(({ isSeen }) => isSeen);
  const ways = [
    read,
    ...(seen.length < read.length ? [seen] : []),
    // a page may show the second of two fields above the first
    seen.toReversed(),
    ...(seen.length < withNumbers.length ? [withNumbers] : []),
    words.filter(({ isRead }) => !isRead),
  ];
  return ways.flat().map(({ field, words }) => [field, words]);
}

/** The lines of one text count as one: digits that are spread over them are read in a row. */
function textsOf(schema: FormSchema, value: unknown, path = ['value']): Text[] {
  const form = formOfValue(schema, value);
  const field = path.join('.');
  const kind = { isRead: isRead(form), isSeen: isRead(form) && !form.isUnseen, isNumber: false };
  if (typeof value === 'number') return [{ field, words: String(value), ...kind, isNumber: true }];
  if (typeof value === 'string') return [{ field, words: value, ...kind }];
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string'))
    return [{ field, words: value.join('\n'), ...kind }];
  if (typeof value !== 'object' || value === null) return [];
  const { items = {}, properties = {} } = form;
  return yearsFirst(Object.entries(value)).flatMap(([name, inner]) =>
    textsOf(Array.isArray(value) ? items : (properties[name] ?? {}), inner, [...path, name]),
  );
}

/** So each page shows them. */
const yearsFirst = (fields: [string, unknown][]) => [
  ...fields.filter(([, value]) => typeof value === 'number'),
  ...fields.filter(([, value]) => typeof value !== 'number'),
];

const unread: FormSchema['control'][] = ['page', 'picture', 'pictures', 'id', 'fixed', 'position'];

/** A number to dial stands beside the one that is shown. */
const unreadFormats: FormSchema['format'][] = ['uri', 'uri-reference', 'phone'];

const isRead = ({ control, format, choices }: FormSchema): boolean =>
  !(control && unread.includes(control)) && !(format && unreadFormats.includes(format)) && !choices;
