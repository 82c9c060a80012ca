import { expect, test } from 'vitest';
import type { DocumentName } from '#/content/documents.ts';
import { starterContent } from '#/content/starter.ts';
import { findHardSentences } from '#/format/readability.ts';
import { type FormSchema, formOfValue } from '#/panel/form/form-schema.ts';
import { formOf, knownNames } from './forms.server.ts';

/** Texts of the fields of which the form names the hard sentences. */
function plainTexts(schema: FormSchema, value: unknown, isPlain = false): string[] {
  const form = formOfValue(schema, value);
  const plain = isPlain || schema.isPlain === true;
  if (Array.isArray(value)) return value.flatMap((entry) => plainTexts(form.items ?? {}, entry, plain));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, field]) =>
      plainTexts(form.properties?.[name] ?? {}, field, plain),
    );
  return plain && typeof value === 'string' ? [value] : [];
}

const textsOf = (name: DocumentName) => plainTexts(formOf(name), starterContent[name]);

test('each Turkish sentence that the demo says to somebody in danger is easy to read', () => {
  const hard = knownNames.flatMap(textsOf).flatMap(findHardSentences);
  expect(hard).toEqual([]);
});

test('those are the words of the advice', () => {
  expect(textsOf('advice').length).toBeGreaterThan(70);
});
