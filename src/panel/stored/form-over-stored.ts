import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { compareVersions } from '../merge/merge-choices.ts';
import { type FieldPlans, formValues, listFieldPlans } from './field-plans.tsx';

interface OpenForm<Form extends FieldValues, Draft> {
  form: UseFormReturn<Form, unknown, Draft>;
  fields: FieldPlans<Form, Draft>;
}

/** Puts these values into the form, over what is stored now. */
export function goOnWith<Form extends FieldValues, Draft>(
  { form, fields }: OpenForm<Form, Draft>,
  { values, current }: { values: Form; current: object },
): void {
  form.reset(formValues(fields, current));
  setValues(form, values);
}

interface Saved {
  saved: object;
  /** What stood in the form when it was sent, as JSON. */
  typed: string;
  /** What was saved in place of the form's own values. */
  change: object;
  /** True when changes of somebody else were saved with it. */
  isMerged: boolean;
}

/** Leaves in the form what was typed during the save, over what that has stored. */
export function goOnTyping<Form extends FieldValues, Draft>(
  { form, fields }: OpenForm<Form, Draft>,
  { saved, typed, change, isMerged }: Saved,
): void {
  const theirs = formValues(fields, saved);
  const versions = { base: JSON.parse(typed) as Form, mine: form.getValues(), theirs };
  const { merged } = compareVersions(listFieldPlans(fields), versions);
  form.reset(theirs, { keepValues: true });
  // what somebody else has stored would be written over by the next save
  if (isMerged) setValues(form, merged);
  setValues(form, change);
}

function setValues<Form extends FieldValues, Draft>(
  form: UseFormReturn<Form, unknown, Draft>,
  values: object,
): void {
  for (const [name, value] of Object.entries(values))
    form.setValue(name as never, value as never, { shouldDirty: true });
}
