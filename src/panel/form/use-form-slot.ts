import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type FormSlot, openSlot } from './form-slot.ts';
import type { DraftInSlot } from './local-drafts.ts';

interface SlotUse<Form extends FieldValues, Checked> {
  form: UseFormReturn<Form, unknown, Checked>;
  draftName: string;
  wanted: string | undefined;
  /** Called with each change that the person makes. */
  onTyped: (values: Form) => void;
  /** Called with an earlier text, once and only while the form is untouched. */
  onFound: (found: DraftInSlot<Form>) => void;
}

/** Holds a slot for as long as the form is open. */
export function useFormSlot<Form extends FieldValues, Checked>({
  form,
  draftName,
  wanted,
  onTyped,
  onFound,
}: SlotUse<Form, Checked>) {
  const place = useRef<FormSlot<Form>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the slot is opened once, with the form
  useEffect(() => {
    const slot = openSlot<Form>(draftName);
    place.current = slot;
    let isTyped = true;
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => isTyped && onTyped(values),
    });
    void slot.adopt({ wanted, isWelcome: () => isUntouched(form, form.getValues()) }).then((found) => {
      // the time stays that of the typing
      isTyped = false;
      if (found) onFound(found);
      isTyped = true;
    });
    return () => {
      stop();
      slot.close();
    };
  }, []);

  return place;
}

export const isUntouched = <Form extends FieldValues, Checked>(
  form: UseFormReturn<Form, unknown, Checked>,
  values: Form,
): boolean => JSON.stringify(values) === JSON.stringify(form.formState.defaultValues);
