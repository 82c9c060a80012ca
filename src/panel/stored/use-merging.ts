import { useContext, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Comparison, compareVersions, mergeDrafts } from '../merge/merge-choices.ts';
import { type FieldPlans, formValues, listFieldPlans } from './field-plans.tsx';
import type { SaveCalls, Stored, TypedOver } from './save-draft.ts';
import { ReadAgainContext, saverOf } from './saver.ts';

/** Somebody else was quicker. */
interface Conflict<Item, Form> {
  current: Item;
  savedBy: string | undefined;
  comparison: Comparison<Form>;
}

interface Merging<Item, Form extends FieldValues, Draft> {
  form: UseFormReturn<Form, unknown, Draft>;
  fields: FieldPlans<Form, Draft>;
  calls: SaveCalls<Item, Draft>;
}

/** Keeps the changes of both where they are of different things, and finds what a person must choose. */
export function useMerging<Item extends Stored, Form extends FieldValues, Draft extends object>({
  form,
  fields,
  calls,
}: Merging<Item, Form, Draft>) {
  const [began, setBegan] = useState<Item>();
  const [savedBy, setSavedBy] = useState<string>();
  const readAgain = useContext(ReadAgainContext);
  const isMerged = useRef(false);
  const plans = listFieldPlans(fields);

  async function merge({ draft, over, current }: { draft: Draft; over: TypedOver; current: Item }) {
    const [base, read] = await Promise.all([
      // without it everything that differs is asked about
      calls.findVersion?.(over).catch(() => undefined),
      readAgain(),
    ]);
    setBegan(base);
    setSavedBy(saverOf(read, current));
    const merged = base && mergeDrafts(plans, { base, mine: draft, theirs: current });
    isMerged.current = merged !== undefined;
    return merged;
  }

  function compareWith(current: Item | undefined): Conflict<Item, Form> | undefined {
    if (!current) return undefined;
    const known = calls.findVersion ? began && formValues(fields, began) : form.formState.defaultValues;
    const versions = { base: known as Form | undefined, mine: form.getValues() };
    return {
      current,
      savedBy,
      comparison: compareVersions<Form>(plans, { ...versions, theirs: formValues(fields, current) }),
    };
  }

  return { merge, isMerged, compareWith };
}
