import { useEffect, useRef, useState } from 'react';
import { type FieldValues, type UseFormProps, useForm } from 'react-hook-form';
import { createRequestKey } from '../stored/request-key.ts';
import { forgetKept, type Kept, keep, readKept } from './kept-text.ts';

/**
 * A form whose text is kept on this device as it is typed. After a crash, a closed tab or a dead battery the next
 * opening of the same form brings it back.
 * @param keepAs which form, and of which item
 * @param version of the stored item, so that a text brought back is checked against what it was typed over
 */
export function useKeptForm<Form extends FieldValues, Context, Checked>({
  keepAs,
  version,
  ...options
}: UseFormProps<Form, Context, Checked> & { keepAs: string; version?: number }) {
  const form = useForm<Form, Context, Checked>(options);
  const [kept, setKept] = useState<Kept<Form> | undefined>(() => readKept<Form>(keepAs));
  const [first] = useState(() => ({
    version: kept?.version ?? version,
    key: kept?.key ?? createRequestKey(),
  }));
  // not drawn, and read when something is typed: later saves move it on
  const origin = useRef(first);

  useEffect(() => {
    if (kept) form.reset(kept.values, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (isUnchanged(values, form.formState.defaultValues)) forgetKept(keepAs);
        else keep(keepAs, { values, ...origin.current, keptAt: new Date().toISOString() });
      },
    });
  }, [form, keepAs, kept]);

  /** Drops the text that was brought back and shows what is stored. */
  function startOver() {
    forgetKept(keepAs);
    setKept(undefined);
    origin.current = { version, key: createRequestKey() };
    form.reset();
  }

  return { form, kept, origin, startOver, forget: () => forgetKept(keepAs) };
}

const isUnchanged = (values: unknown, stored: unknown) => JSON.stringify(values) === JSON.stringify(stored);
