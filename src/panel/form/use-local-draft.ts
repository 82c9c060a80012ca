import { useEffect, useRef, useState } from 'react';
import { type FieldValues, type UseFormProps, useForm } from 'react-hook-form';
import { createRequestKey } from '#/http/request-key.ts';

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

/** What was typed into a form and not saved, as this device keeps it. */
interface LocalDraft<Values> {
  values: Values;
  /** Version of the stored item that it was typed over; undefined for a new one. */
  version?: number;
  /** Names the save of a new one, so that trying again never makes two. */
  key: string;
  /** ISO 8601 UTC. */
  typedAt: string;
}

const nameOf = (form: string) => `unsaved ${form}`;

/** @param form which form, and of which item: 'news new', 'news 17' */
function readLocalDraft<Values>(form: string): LocalDraft<Values> | undefined {
  try {
    const json = localStorage.getItem(nameOf(form));
    return json === null ? undefined : (JSON.parse(json) as LocalDraft<Values>);
  } catch {
    // a browser that keeps nothing, or what another version of the panel draft: there is nothing to offer
    return undefined;
  }
}

function writeLocalDraft<Values>(form: string, draft: LocalDraft<Values>): void {
  try {
    localStorage.setItem(nameOf(form), JSON.stringify(draft));
  } catch {
    // a full or forbidden store must not stop anybody from writing; the form itself still holds the text
  }
}

function removeLocalDraft(form: string): void {
  try {
    localStorage.removeItem(nameOf(form));
  } catch {
    // where nothing can be removed, nothing was kept
  }
}
