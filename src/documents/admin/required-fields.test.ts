import { expect, test } from 'vitest';
import { documentSchemas } from '#/content/documents.ts';
import { starterContent } from '#/content/starter.ts';
import { type FormSchema, formOfValue, isRequired } from '#/panel/form/form-schema.ts';
import { formOf, knownNames } from '../forms.server.ts';

type Leaf = { path: (string | number)[]; schema: FormSchema };

/** Every field of a document as it begins that a person fills in. */
function leavesOf(schema: FormSchema, value: unknown, path: Leaf['path'] = []): Leaf[] {
  const form = schema.anyOf ? formOfValue(schema, value) : schema;
  if (['id', 'position', 'fixed'].includes(form.control ?? '')) return [];
  if (Array.isArray(value))
    return [
      ...(form.type === 'array' ? [{ path, schema: form }] : []),
      ...value.slice(0, 1).flatMap((entry, at) => leavesOf(form.items ?? {}, entry, [...path, at])),
    ];
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) =>
      leavesOf(form.properties?.[name] ?? {}, part, [...path, name]),
    );
  return value === null || typeof value === 'boolean' ? [] : [{ path, schema: form }];
}

/** The document with nothing in this place. */
function emptied(value: unknown, [step, ...others]: Leaf['path']): unknown {
  if (step === undefined) return Array.isArray(value) ? [] : '';
  if (Array.isArray(value)) return value.with(Number(step), emptied(value[Number(step)], others));
  const group = value as Record<string, unknown>;
  return { ...group, [step]: emptied(group[step], others) };
}

test('the fields that are marked as required are those without which nothing is published', () => {
  for (const name of knownNames) {
    // one that is off may say nothing, and its form publishes it switched on
    const value =
      name === 'notice'
        ? { ...starterContent.notice, isOn: true, sentence: 'Yoldayız.' }
        : starterContent[name];
    for (const { path, schema } of leavesOf(formOf(name), value)) {
      const isTaken = documentSchemas[name].safeParse(emptied(value, path)).success;
      expect([name, ...path, isRequired(schema)]).toEqual([name, ...path, !isTaken]);
    }
  }
});
