import { isDictionary, lastingHeaders } from './page-headers.ts';

export type Headers = Record<string, string>;
export type Bytes = Buffer<ArrayBuffer>;

/** One way to send an answer. */
export interface Form {
  status: number;
  headers: Headers;
  /** The headers as Node writes them: name, value, name, value. */
  head: string[];
  body: Bytes | null;
  /** For browsers that may keep it as a dictionary. */
  asDictionary?: Form;
}

export function formOf({ status, headers }: Pick<Form, 'status' | 'headers'>, body: Bytes | null): Form {
  const sized = body ? { ...headers, 'content-length': String(body.length) } : headers;
  const form = withHead({ status, headers: sized, body });
  if (!isDictionary(headers)) return form;
  return { ...form, asDictionary: withHead({ status, headers: lastingHeaders(sized), body }) };
}

export const withHead = (form: Omit<Form, 'head'>): Form => ({
  ...form,
  head: Object.entries(form.headers).flat(),
});

export const codedForm = (
  { status, headers }: Form,
  { body, coding }: { body: Bytes; coding: string },
): Form => formOf({ status, headers: { ...headers, 'content-encoding': coding } }, body);
