import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
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
