import type { ReactNode } from 'react';
import {
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  type UseFormReturn,
} from 'react-hook-form';
import type { FormSchema } from '../../form-schema.ts';

export interface SchemaFieldProps {
  form: UseFormReturn<FieldValues>;
  /** 'banks.0.accounts.2.iban' */
  name: string;
  schema: FormSchema;
}

/** A field that holds others, which `draw` draws: it does not know them. */
export interface HolderProps extends SchemaFieldProps {
  draw: (name: string, schema: FormSchema) => ReactNode;
}

/** What stands around the control of a field. */
export const wordsOf = ({ schema, form, name }: SchemaFieldProps) => ({
  label: schema.title ?? '',
  hint: schema.description,
  error: firstError(form.formState.errors, name),
  isRequired: isRequired(schema),
});

/** To be published. What may be absent is switched on first. */
export const isRequired = ({ type = 'null', minItems = 0 }: FormSchema): boolean =>
  ['string', 'number', 'integer'].includes(type) || minItems > 0;

/** Of the field, or of the first of several texts or pictures that are one field of the form. */
function firstError(errors: FieldErrors, name: string): string | undefined {
  const error: unknown = get(errors, name);
  if (typeof error !== 'object' || error === null) return undefined;
  const [first] = [error, ...Object.values(error)].filter(hasMessage);
  return first?.message;
}

const hasMessage = (error: unknown): error is FieldError =>
  typeof error === 'object' && error !== null && 'message' in error;
