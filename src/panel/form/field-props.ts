import { createContext, type ReactNode } from 'react';
import { type FormSchema, isRequired } from './form-schema.ts';
import { type FormState, useFault } from './form-state.ts';

export interface FieldProps {
  form: FormState;
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
export const useWords = ({ schema, form, name }: Omit<FieldProps, 'draw'>) => ({
  label: schema.title ?? '',
  hint: schema.description,
  error: useFault({ form, name })?.message,
  isRequired: isRequired(schema),
});
