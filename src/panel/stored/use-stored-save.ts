import { type RefObject, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { HttpError } from '#/http/request.ts';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { useFormSave } from '../form/use-form-save.ts';
import { type FieldPlans, formValues } from './field-plans.tsx';
import type { Stored, TypedOver } from './save-draft.ts';
import { type Attempts, findCurrent, type SaveCalls, saveDraft } from './save-draft.ts';

interface StoredSave<Item extends Stored, Form extends FieldValues, Draft> {
  form: UseFormReturn<Form, unknown, Draft>;
  stored: Item | undefined;
  /** What the text was typed over, and the key of something new. */
  origin: RefObject<{ version: number | undefined; key: string }>;
  calls: SaveCalls<Item, Draft> & { refresh: (saved?: Item) => Promise<unknown> };
  words: { created: string; updated: string };
  fields: FieldPlans<Form, Draft>;
  isReady?: (draft: Draft, form: UseFormReturn<Form, unknown, Draft>) => Promise<boolean>;
  onSaved: () => void;
}

/** Closes the form only when nothing was typed during the save. */
export function useStoredSave<Item extends Stored, Form extends FieldValues, Draft extends object>({
  form,
  stored,
  origin,
  calls,
  words,
  fields,
  isReady,
  onSaved,
}: StoredSave<Item, Form, Draft>) {
  const [hasTypedMeanwhile, setTypedMeanwhile] = useState(false);
  const { save, moveOn } = useAttempts({ stored, origin, calls });

  const { mutate, error, failure, isPending, reset } = useFormSave({
    form,
    save: ({ draft }: { draft: Draft; typed: string }) => save(draft),
    saved: stored ? words.updated : words.created,
    refresh: calls.refresh,
    onSaved: (saved, { typed }) => {
      const hasTyped = typed !== JSON.stringify(form.getValues());
      setTypedMeanwhile(hasTyped);
      if (hasTyped) form.reset(formValues(fields, saved), { keepValues: true });
      else onSaved();
    },
  });

  return {
    submit: form.handleSubmit(async (draft) => {
      const typed = JSON.stringify(form.getValues());
      if (!isReady || (await isReady(draft, form))) mutate({ draft, typed });
    }),
    isPending,
    // without an answer the text is still here, and can be sent again
    failure: error && !(error instanceof HttpError) ? text.connectionFailed : failure,
    notice: hasTypedMeanwhile && !isPending && !error ? text.typedMeanwhile : undefined,
    conflict: findCurrent<Item>(error),
    /** Goes on with these values over what is stored now. */
    settle: (values: Form, current: Item) => {
      moveOn(current);
      form.reset(formValues(fields, current));
      for (const [name, value] of Object.entries(values))
        form.setValue(name as never, value as never, { shouldDirty: true });
      reset();
    },
  };
}

function useAttempts<Item extends Stored, Draft extends object>({
  stored,
  origin,
  calls,
}: {
  stored: Item | undefined;
  origin: RefObject<{ version: number | undefined; key: string }>;
  calls: SaveCalls<Item, Draft>;
}) {
  const over = useRef<TypedOver>(
    stored && { id: stored.id, version: origin.current.version ?? stored.version },
  );
  const unanswered = useRef<Draft[]>([]);

  async function save(draft: Draft): Promise<Item> {
    const attempts: Attempts<Draft> = { key: origin.current.key, unanswered: unanswered.current };
    try {
      const saved = await saveDraft({ draft, over: over.current, attempts, calls });
      // a success may have no body; then only the server checks the next save
      if (saved) moveOn(saved);
      return saved;
    } finally {
      origin.current = { ...origin.current, key: attempts.key };
    }
  }

  /** The text now counts as typed over this version. */
  function moveOn({ id, version }: TypedOver) {
    over.current = { id, version };
    origin.current = { ...origin.current, version };
  }

  return { save, moveOn };
}
