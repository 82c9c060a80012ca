import { useEffect, useRef, useState } from 'react';
import { type FieldValues, type UseFormProps, useForm } from 'react-hook-form';
import { createRequestKey } from '../stored/request-key.ts';
import { type LocalDraft, readLocalDraft, removeLocalDraft, writeLocalDraft } from './local-draft.ts';

/**
 * A form whose text is kept on this device as it is typed. After a crash, a closed tab or a dead battery the next
 * opening of the same form brings it back.
 * @param draftName which form, and of which item
 * @param version of the stored item, so that a text brought back is checked against what it was typed over
 */
export function useLocalDraft<Form extends FieldValues, Context, Checked>({
  draftName,
  version,
  ...options
}: UseFormProps<Form, Context, Checked> & { draftName: string; version?: number }) {
  const form = useForm<Form, Context, Checked>(options);
  const [draft, setDraft] = useState<LocalDraft<Form> | undefined>(() => readLocalDraft<Form>(draftName));
  const [first] = useState(() => ({
    version: draft?.version ?? version,
    key: draft?.key ?? createRequestKey(),
  }));
  // not drawn, and read when something is typed: later saves move it on
  const origin = useRef(first);

  useEffect(() => {
    if (draft) form.reset(draft.values, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (isUnchanged(values, form.formState.defaultValues)) removeLocalDraft(draftName);
        else writeLocalDraft(draftName, { values, ...origin.current, typedAt: new Date().toISOString() });
      },
    });
  }, [form, draftName, draft]);

  /** Drops the text that was brought back and shows what is stored. */
  function startOver() {
    removeLocalDraft(draftName);
    setDraft(undefined);
    origin.current = { version, key: createRequestKey() };
    form.reset();
  }

  return { form, draft, origin, startOver, forget: () => removeLocalDraft(draftName) };
}

const isUnchanged = (values: unknown, stored: unknown) => JSON.stringify(values) === JSON.stringify(stored);
