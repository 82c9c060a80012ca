import type { FieldPlan, FieldPlans } from '#/panel/stored/field-plans.tsx';
import { fieldsOf } from '../flat-document.ts';
import { emptyValue, type FormSchema } from '../form-schema.ts';
import type { DocumentInput } from '../queries.ts';
import { readAloud } from '../read-aloud.ts';
import { SchemaField } from './fields/schema-field.tsx';

export type DocumentValues = { published: boolean } & Record<string, unknown>;

type Plan = FieldPlan<DocumentValues, DocumentInput, never>;

/** One plan for each field of the document, and the choice that the form's two buttons make. */
export function planFields(form: FormSchema): FieldPlans<DocumentValues, DocumentInput> {
  const plans = Object.entries(fieldsOf(form)).map(([name, field]) => [name, planField(field)] as const);
  const published: Plan = { label: '', empty: false as never, read: () => false as never, input: () => null };
  return Object.fromEntries([...plans, ['published', published]]) as FieldPlans<
    DocumentValues,
    DocumentInput
  >;
}

const planField = (field: FormSchema): Plan => ({
  label: field.title ?? '',
  empty: emptyValue(field) as never,
  show: (value) => readAloud(field, value).join('\n'),
  lines: (value) => readAloud(field, value),
  input: (form, name) => <SchemaField form={form as never} name={name} schema={field} />,
});
