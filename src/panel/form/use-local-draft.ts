import { useEffect, useRef, useState } from 'react';
import { type FieldValues, type UseFormProps, useForm } from 'react-hook-form';
import { createRequestKey } from '#/http/stored-calls.ts';

/**
 * Keeps a form's text on this device, and restores it after a crash, a closed tab or a dead battery.
 * @param draftName the form and its item: 'news new', 'news 17'
 * @param version of the stored item, because a restored text is checked against what it was typed over
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
  // a ref, because it is not drawn and later saves move it on
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

  function startOver() {
    removeLocalDraft(draftName);
    setDraft(undefined);
    origin.current = { version, key: createRequestKey() };
    form.reset();
  }

  return {
    form,
    draft,
    isNew: draftName.endsWith(newSuffix),
    origin,
    startOver,
    forget: () => removeLocalDraft(draftName),
  };
}

const isUnchanged = (values: unknown, stored: unknown) => JSON.stringify(values) === JSON.stringify(stored);

interface LocalDraft<Values> {
  values: Values;
  /** Version of the stored item that it was typed over; undefined for a new one. */
  version?: number;
  /** Identifies the save of a new item, which a repeated call then does not make twice. */
  key: string;
  /** ISO 8601 UTC. */
  typedAt: string;
}

/** Ends the name of a form for something that is not stored yet. */
const newSuffix = ' new';

const nameOf = (form: string) => `unsaved ${form}`;

function readLocalDraft<Values>(form: string): LocalDraft<Values> | undefined {
  try {
    const json = localStorage.getItem(nameOf(form));
    return json === null ? undefined : (JSON.parse(json) as LocalDraft<Values>);
  } catch {
    // the browser keeps nothing, or another version of the panel wrote the draft: there is nothing to offer
    return undefined;
  }
}

function writeLocalDraft<Values>(form: string, draft: LocalDraft<Values>): void {
  try {
    localStorage.setItem(nameOf(form), JSON.stringify(draft));
  } catch {
    // a full or forbidden store must not stop the writing; the form still holds the text
  }
}

function removeLocalDraft(form: string): void {
  try {
    localStorage.removeItem(nameOf(form));
  } catch {
    // where nothing can be removed, nothing was kept
  }
}
