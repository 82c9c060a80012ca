import type { Content } from '#/content/documents.ts';
import { starterContent } from '#/content/starter.ts';
import { formOf, knownNames } from '#/documents/forms.server.ts';
import { type FormSchema, formOfValue } from '#/panel/form/form-schema.ts';

/** Stands for every sentence and name of the association; a page that says something else has it from elsewhere. */
export const sign = '◆';

/** The one name of every picture and film. */
export const signedFile = 'isaret-1600';

const addressSign = 'https://isaret.example/8';
const moments: Record<string, string> = {
  date: '2088-08-08',
  'date-time': '2088-08-08T08:08:08.888Z',
  email: 'isaret@isaret.example',
  uri: addressSign,
};

/** What is left as it is: places in a list, pages of the site, and choices from a list that nobody changes. */
const kept = ['page', 'id', 'fixed', 'position'];

/** The documents with nothing of their own: each word is the sign, each digit an 8, each picture the signed one. */
export function redactedContent(): Content {
  const all = knownNames.map((name) => [name, redact(formOf(name), starterContent[name])]);
  return withHours(Object.fromEntries(all));
}

function redact(schema: FormSchema, value: unknown): unknown {
  const form = formOfValue(schema, value);
  if (Array.isArray(value)) return value.map((entry) => (form.items ? redact(form.items, entry) : entry));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, redact(form.properties?.[name] ?? {}, field)]),
    );
  if (kept.includes(form.control ?? '') || form.choices) return value;
  if (typeof value === 'number') return Number.isInteger(value) ? 8888 : 88.8888;
  return typeof value === 'string' ? redactWords(form, value) : value;
}

function redactWords({ format = '', pattern, control }: FormSchema, value: string): string {
  const moment = moments[format];
  if (moment) return moment;
  if (control === 'picture' || /^\/\S+\.\w+$/.test(value))
    return value.replace(/[^/]+(?=\.\w+$)/, signedFile);
  if (value.startsWith('https://')) return addressSign;
  if (value.startsWith('/')) return value;
  if (pattern || control === 'iban') return value.replace(/\d/g, '8').replace(/\p{L}/gu, 'X');
  return sign;
}

/** The calendar reads the hours of a course that takes one day. */
function withHours({ coursePages, ...content }: Content): Content {
  const signed = Object.entries(coursePages).map(([code, page]) => [
    code,
    { ...page, sessions: page.sessions.map((session) => ({ ...session, hours: '08.08–18.08' })) },
  ]);
  return { ...content, coursePages: Object.fromEntries(signed) };
}

/** Every word and number that stands in a document, without the names of its fields. */
export function leavesOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leavesOf);
  return value === null || typeof value === 'boolean' ? [] : [String(value)];
}
