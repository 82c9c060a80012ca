import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** One field of a form: how it is called, filled in, and shown to whoever chooses between two versions of it. */
export interface FieldPlan<Form extends FieldValues, Draft, Value> {
  label: string;
  /** The value as a person reads it; as it is unless said. */
  show?: (value: Value) => string;
  /** Two halves stand beside each other where there is room. */
  isHalf?: boolean;
  input: (form: UseFormReturn<Form, unknown, Draft>) => ReactNode;
}

/** All fields of a form, in its order: the compiler names one that is forgotten, which a save would otherwise empty. */
export type FieldPlans<Form extends FieldValues, Draft> = {
  readonly [Name in keyof Form & string]-?: FieldPlan<Form, Draft, NonNullable<Form[Name]>>;
};

/** A plan that has been taken out of its form, where what it shows can be anything. */
export type AnyFieldPlan<Form extends FieldValues, Draft> = FieldPlan<Form, Draft, never>;

export const listFieldPlans = <Form extends FieldValues, Draft>(fields: FieldPlans<Form, Draft>) =>
  Object.entries(fields) as [name: keyof Form & string, plan: AnyFieldPlan<Form, Draft>][];
