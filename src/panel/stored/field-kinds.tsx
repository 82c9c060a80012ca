import type { ReactElement, Ref } from 'react';
import { Controller, type FieldError, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { CheckboxField, SelectField } from '../form/controls.tsx';
import { Field, type FieldWords, NumberInput, TextArea, TextInput } from '../form/field.tsx';
import type { FieldLook, FieldPlan } from './field-plans.tsx';

/** `getFieldState` would draw the form again at each blur, in the middle of moving the focus. */
const wordsOf = (
  { label, hint, isRequired }: Omit<FieldLook<never>, 'show'> & { hint?: string },
  formState: { errors: object },
  name: string,
): FieldWords => ({
  ...{ label, hint, isRequired },
  error: (get(formState.errors, name) as FieldError | undefined)?.message,
});

type TextPlan = FieldLook<string> & { hint?: string };

export const textLine = <Form extends FieldValues, Draft>({
  type = 'text',
  ...look
}: TextPlan & { type?: 'text' | 'date' }): FieldPlan<Form, Draft, string> => ({
  ...look,
  empty: '',
  input: ({ register, formState }, name) => (
    <Field {...wordsOf(look, formState, name)}>
      {(field) => (
        <TextInput {...field} {...register(name)} type={type} autoComplete="off" enterKeyHint="next" />
      )}
    </Field>
  ),
});

export const textBlock = <Form extends FieldValues, Draft>({
  rows,
  ...look
}: TextPlan & { rows: number }): FieldPlan<Form, Draft, string> => ({
  ...look,
  empty: '',
  input: ({ register, formState }, name) => (
    <Field {...wordsOf(look, formState, name)}>
      {(field) => <TextArea {...field} {...register(name)} rows={rows} />}
    </Field>
  ),
});

export const count = <Form extends FieldValues, Draft>(
  look: FieldLook<number>,
): FieldPlan<Form, Draft, number> => ({
  ...look,
  empty: 0,
  input: ({ register, formState }, name) => (
    <Field {...wordsOf(look, formState, name)}>
      {(field) => (
        <NumberInput
          {...field}
          {...register(name, { setValueAs: readCount })}
          min={0}
          autoComplete="off"
          enterKeyHint="next"
        />
      )}
    </Field>
  ),
});

const readCount = (typed: string | number) => (typed === '' ? 0 : Number(typed));

export const checkbox = <Form extends FieldValues, Draft>(
  look: FieldLook<boolean> & { hint: string },
): FieldPlan<Form, Draft, boolean> => ({
  ...look,
  empty: false,
  input: ({ register }, name) => <CheckboxField {...register(name)} label={look.label} hint={look.hint} />,
});

interface Choice {
  value: string;
  label: string;
}

/** `empty` is chosen at first. `none` is offered first and stands for '', which a list of choices cannot hold. */
export const choice = <Form extends FieldValues, Draft, Value extends string>({
  options,
  placeholder,
  none,
  empty,
  onChosen,
  ...look
}: FieldLook<Value> & {
  empty: NoInfer<Value>;
  options: readonly Choice[];
  placeholder: string;
  none?: string;
  /** Called before the value changes. */
  onChosen?: (chosen: string, form: UseFormReturn<Form, unknown, Draft>) => void;
}): FieldPlan<Form, Draft, Value> => ({
  ...look,
  empty,
  lines: (chosen: string) => [chosen],
  input: controlled<Form, Draft>(({ ref, value, onChange, error }, form) => (
    <SelectField
      ref={ref}
      label={look.label}
      isRequired={look.isRequired}
      value={none === undefined ? value : value || nothing}
      onChange={(chosen) => {
        onChosen?.(chosen, form);
        onChange(chosen === nothing ? '' : chosen);
      }}
      options={none === undefined ? options : [{ value: nothing, label: none }, ...options]}
      placeholder={placeholder}
      error={error}
    />
  )),
});

const nothing = 'none';

interface ControlledField {
  // biome-ignore lint/suspicious/noExplicitAny: the field's own component knows what it holds
  value: any;
  onChange: (value: unknown) => void;
  ref: Ref<never>;
  error: string | undefined;
}

export const controlled =
  <Form extends FieldValues, Draft>(
    draw: (field: ControlledField, form: UseFormReturn<Form, unknown, Draft>) => ReactElement,
  ): FieldPlan<Form, Draft, never>['input'] =>
  (form, name) => (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { ref, value, onChange }, fieldState }) =>
        draw({ ref, value, onChange, error: fieldState.error?.message }, form)
      }
    />
  );
