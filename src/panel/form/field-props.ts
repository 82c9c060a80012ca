import { createContext, type ReactNode } from 'react';
import {
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  type UseFormReturn,
} from 'react-hook-form';
import { type FormSchema, isRequired } from './form-schema.ts';

/** A form as its fields know it: each of them knows its own value. */
export type FieldForm = UseFormReturn<FieldValues>;

export interface FieldProps {
  form: FieldForm;
  /** 'banks.0.accounts.2.iban' */
  name: string;
  schema: FormSchema;
  /** Draws the fields that it holds. */
  draw: (name: string, schema: FormSchema) => ReactNode;
}

/** Draws a field, by the name of its control. */
export type Controls = Readonly<Record<string, (field: FieldProps) => ReactNode>>;

/** Controls that the domain of a form hands in, before those that every form has. */
export const ControlsContext = createContext<Controls>({});

/** Words around the control of a field. */
export const wordsOf = ({ schema, form, name }: Omit<FieldProps, 'draw'>) => ({
  label: schema.title ?? '',
  hint: schema.description,
  // `getFieldState` would draw the form again at each blur, in the middle of moving the focus
  error: firstError(form.formState.errors, name),
  isRequired: isRequired(schema),
});

/** Finds the error of the field, or of the first of several texts or pictures that are one field of the form. */
function firstError(errors: FieldErrors, name: string): string | undefined {
  const error: unknown = get(errors, name);
  if (typeof error !== 'object' || error === null) return undefined;
  const [first] = [error, ...Object.values(error)].filter(hasMessage);
  return first?.message;
}

const hasMessage = (error: unknown): error is FieldError =>
  typeof error === 'object' && error !== null && 'message' in error;
