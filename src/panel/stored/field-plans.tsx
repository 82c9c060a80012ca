import type { ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ComparedField } from '../merge/merge-choices.ts';

export interface FieldPlan<Form extends FieldValues, Draft, Value> extends FieldLook<Value> {
  /** The value of an untouched form, and of a stored null. */
  empty: Value | null;
  /** Turns the stored value into the form's, where they differ; `whole` is the stored thing. */
  read?: (stored: never, whole: never) => Value | null;
  /** The stored value as lines that are compared whole; prose, which is compared by words, has none. */
  lines?: (stored: never) => string[];
  /** Names a place inside of the value, whose places two people may change; form, draft and store then hold the same. */
  inside?: ComparedField['inside'];
  uncounted?: ComparedField['uncounted'];
  input: (form: UseFormReturn<Form, unknown, Draft>, name: Path<Form>) => ReactNode;
}

export interface FieldLook<Value> {
  label: string;
  /** Writes the value for a person; the value itself when left out. */
  show?: (value: Value) => string;
  isRequired?: boolean;
  /** Two halves stand side by side where there is room. */
  isHalf?: boolean;
}

/** The compiler names a forgotten field, which a save would otherwise empty. */
export type FieldPlans<Form extends FieldValues, Draft> = {
  readonly [Name in keyof Form & string]-?: FieldPlan<Form, Draft, NonNullable<Form[Name]>>;
};

/** A plan apart from its form, whose value can have any type. */
export type AnyFieldPlan<Form extends FieldValues, Draft> = FieldPlan<Form, Draft, never>;

export const listFieldPlans = <Form extends FieldValues, Draft>(fields: FieldPlans<Form, Draft>) =>
  Object.entries(fields) as [name: Path<Form>, plan: AnyFieldPlan<Form, Draft>][];

export function formValues<Form extends FieldValues, Draft>(
  fields: FieldPlans<Form, Draft>,
  stored?: object,
): Required<Form> {
  const values: Record<string, unknown> = { ...stored };
  return Object.fromEntries(
    listFieldPlans(fields).map(([name, { empty, read }]) => [
      name,
      stored && read ? read(values[name] as never, stored as never) : (values[name] ?? empty),
    ]),
  ) as Required<Form>;
}
