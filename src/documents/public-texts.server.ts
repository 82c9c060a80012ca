import type { Texts } from '#/db/require-own-accounts.ts';
import { type FormSchema, formOfEntry, presentForm } from './form-schema.ts';

interface Text {
  field: string;
  words: string;
  isRead: boolean;
}

/**
 * What a document says, in the order of its page. Addresses and the like come last, because visitors do not read them
 * between two words: an account may begin in one label of the menu and end in the next.
 */
export function publicTextsOf(form: FormSchema, value: unknown): Texts {
  const texts = textsOf(form, value);
  return [...texts.filter(({ isRead }) => isRead), ...texts.filter(({ isRead }) => !isRead)].map(
    ({ field, words }) => [field, words],
  );
}

/** The lines of one text count as one: digits that are spread over them are read in a row. */
function textsOf(schema: FormSchema, value: unknown, path = ['value']): Text[] {
  const form = presentForm(schema) ?? formOfEntry(schema, value);
  const field = path.join('.');
  if (typeof value === 'string') return [{ field, words: value, isRead: isRead(form) }];
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string'))
    return [{ field, words: value.join('\n'), isRead: isRead(form) }];
  if (typeof value !== 'object' || value === null) return [];
  const { items = {}, properties = {} } = form;
  return Object.entries(value).flatMap(([name, inner]) =>
    textsOf(Array.isArray(value) ? items : (properties[name] ?? {}), inner, [...path, name]),
  );
}

const unread: FormSchema['control'][] = ['page', 'picture', 'pictures', 'id', 'fixed'];

/** A number to dial stands beside the one that is shown. */
const unreadFormats: FormSchema['format'][] = ['uri', 'uri-reference', 'phone'];

const isRead = ({ control, format, choices }: FormSchema): boolean =>
  !(control && unread.includes(control)) && !(format && unreadFormats.includes(format)) && !choices;
