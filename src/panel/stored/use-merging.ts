import { createContext, useContext, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { FormSchema } from '../form/form-schema.ts';
import { comparedFields, formValues } from '../form/form-values.ts';
import { type Comparison, compareVersions, mergeDrafts } from '../merge/merge-choices.ts';
import type { SaveCalls, Stored, TypedOver } from './save-draft.ts';

/** State saved by somebody else meanwhile. */
interface Conflict<Item, Form> {
  current: Item;
  savedBy: string | undefined;
  comparison: Comparison<Form>;
}

interface Merging<Item, Form extends FieldValues, Draft> {
  form: UseFormReturn<Form, unknown, Draft>;
  fields: FormSchema;
  isNested: boolean | undefined;
  calls: SaveCalls<Item, Draft>;
}

interface Saved {
  saved: object;
  /** What stood in the form when it was sent, as JSON. */
  typed: string;
  /** What was saved in place of the form's own values. */
  change: object;
}

/** Keeps the changes of both where they are of different things, and finds what a person must choose. */
export function useMerging<Item extends Stored, Form extends FieldValues, Draft extends object>({
  form,
  fields,
  isNested,
  calls,
}: Merging<Item, Form, Draft>) {
  const [began, setBegan] = useState<Item>();
  const [savedBy, setSavedBy] = useState<string>();
  const readAgain = useContext(ReadAgainContext);
  const isMerged = useRef(false);
  const compared = comparedFields(fields, isNested);

  async function merge({ draft, over, current }: { draft: Draft; over: TypedOver; current: Item }) {
    const [base, read] = await Promise.all([
      // without it everything that differs is asked about
      calls.findVersion?.(over).catch(() => undefined),
      readAgain(),
    ]);
    setBegan(base);
    setSavedBy(saverOf(read, current));
    const merged = base && mergeDrafts(compared, { base, mine: draft, theirs: current });
    isMerged.current = merged !== undefined;
    return merged;
  }

  function compareWith(current: Item | undefined): Conflict<Item, Form> | undefined {
    if (!current) return undefined;
    const known = calls.findVersion ? began && formValues<Form>(fields, began) : form.formState.defaultValues;
    const versions = { base: known as Form | undefined, mine: form.getValues() };
    return {
      current,
      savedBy,
      comparison: compareVersions<Form>(compared, { ...versions, theirs: formValues(fields, current) }),
    };
  }

  /** Puts these values into the form, over what is stored now. */
  function rebase(values: Form, current: object) {
    form.reset(formValues<Form>(fields, current));
    setValues(values);
  }

  /** Leaves in the form what was typed during the save, over what that has stored. */
  function rebaseTyped({ saved, typed, change }: Saved) {
    const theirs = formValues<Form>(fields, saved);
    const versions = { base: JSON.parse(typed) as Form, mine: form.getValues(), theirs };
    const { merged } = compareVersions(compared, versions);
    form.reset(theirs, { keepValues: true });
    // what somebody else has stored would be written over by the next save
    if (isMerged.current) setValues(merged);
    setValues(change);
  }

  function setValues(values: object) {
    for (const [name, value] of Object.entries(values))
      form.setValue(name as never, value as never, { shouldDirty: true });
  }

  return {
    merge,
    /** True when changes of somebody else are saved with the form's own. */
    isMerged,
    compareWith,
    rebase,
    rebaseTyped,
  };
}

/** Reads what the open form was begun with as it is stored now; undefined when nothing comes. Never rejects. */
export const ReadAgainContext = createContext<() => Promise<unknown>>(async () => undefined);

/**
 * Tells who has saved `current`, which a refusal does not say.
 * @param read the stored thing, read after the refusal; by then somebody may have saved it once more
 */
export function saverOf(read: unknown, { version }: Pick<Stored, 'version'>): string | undefined {
  return isSigned(read) && read.version === version && read.updatedBy ? read.updatedBy : undefined;
}

const isSigned = (read: unknown): read is { version: number; updatedBy: string } =>
  typeof read === 'object' && read !== null && 'version' in read && 'updatedBy' in read;
