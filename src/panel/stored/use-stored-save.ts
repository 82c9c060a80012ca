import { type BaseSyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { HttpError } from '#/http/request.ts';
import { conflictText } from '#/i18n/tr/conflict.ts';
import { storedFormText as text } from '#/i18n/tr/stored-form.ts';
import type { FormSchema } from '../form/form-schema.ts';
import { typedIn, useFormSave } from '../form/use-form-save.ts';
import type { DraftOrigin } from '../form/use-local-draft.ts';
import type { ToastAction } from '../toast/toast-store.ts';
import { type PendingUploads, usePendingUploads } from './pending-uploads.ts';
import { meaningOf } from './publication.tsx';
import { findCurrent, type SaveCalls, type Stored, useAttempts } from './save-draft.ts';
import { useMerging } from './use-merging.ts';

/** Save of a drawn form, and what the form says of it. */
export interface StoredSave {
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  /** Saves with these values in place of the form's own, which change only once that has worked. */
  submitAs: (change: object) => StoredSave['submit'];
  isPending: boolean;
  failure: string | undefined;
  notice: string | undefined;
}

/** Settings for every save of one kind of form. */
export interface SavePlan<Draft> {
  words: { created: string; updated: string };
  fields: FormSchema;
  /** The server names fields inside of fields, as the form does: 'banks.0.name'. */
  isNested?: boolean;
  /** What is sent of a draft, where the form holds more than that. */
  asSent?: (draft: Draft) => Draft;
}

/** Settings for the save of one open form. */
export interface SaveOptions<Item extends Stored, Form extends FieldValues, Draft> {
  calls: SaveCalls<Item, Draft> & { refresh: (saved?: Item) => Promise<unknown> };
  /** Checks a draft before it is sent; false stops the save. */
  isReady?: (draft: Draft, form: UseFormReturn<Form, unknown, Draft>) => Promise<boolean>;
  /** Uploads of this form that have not arrived. */
  pendingUploads?: PendingUploads;
  /** What the toast of a save says, in place of the plan's words. */
  say?: (saved: Item) => string;
  /** What it means for visitors, in place of the usual sentence. */
  detail?: (saved: Item) => string | undefined;
  /** What the toast of a save offers. */
  offers?: (saved: Item) => readonly ToastAction[];
}

interface StoredSaveNeeds<Item extends Stored, Form extends FieldValues, Draft>
  extends SavePlan<Draft>,
    SaveOptions<Item, Form, Draft> {
  form: UseFormReturn<Form, unknown, Draft>;
  stored: Item | undefined;
  localDraft: DraftOrigin;
  onSaved: () => void;
}

/** Closes the form only when nothing was typed during the save, and nothing is awaited in it. */
export function useStoredSave<Item extends Stored, Form extends FieldValues, Draft extends object>({
  form,
  stored,
  localDraft,
  calls,
  words,
  fields,
  isNested,
  isReady,
  asSent = (draft) => draft,
  pendingUploads,
  say,
  detail = meaningOf,
  offers,
  onSaved,
}: StoredSaveNeeds<Item, Form, Draft>) {
  const pending = usePendingUploads(pendingUploads);
  const check = useCheck(isReady && ((draft: Draft) => isReady(draft, form)));
  const { isMerged, ...merging } = useMerging({ form, fields, isNested, calls });
  const { save, moveOn } = useAttempts({ localDraft, calls, merge: merging.merge });
  const sent = useRef<Sending<Draft>>(undefined);

  const { mutate, error, failure, notice, isPending, reset } = useFormSave({
    form,
    isNested,
    save: (sending: Sending<Draft>) => {
      sent.current = sending;
      isMerged.current = false;
      return save(sending.draft);
    },
    // a success may have no body
    saved: (saved) => {
      const said = pending.say((saved && say?.(saved)) ?? (stored ? words.updated : words.created));
      return isMerged.current ? `${said} ${conflictText.merged}` : said;
    },
    detail: (saved) => saved && detail(saved),
    isSaidInForm,
    offers: (saved) => [...pending.offers(), ...((saved && offers?.(saved)) ?? [])],
    refresh: calls.refresh,
    onSaved: (saved, { typed, change }, hasTypedMeanwhile) => {
      const hasPending = pending.noteSaved();
      if (!hasTypedMeanwhile && !hasPending) onSaved();
      else merging.rebaseTyped({ saved, typed, change });
    },
  });

  const isUnanswered = error !== null && !(error instanceof HttpError);
  useBackOnline(isUnanswered, () => {
    const again = sent.current;
    // a text that has changed since waits for its own press: half a sentence must not be published unasked
    if (again?.typed === typedIn(form) && !pending.refuses(again.draft)) mutate(again, again.typed);
  });

  const submitAs = (change: object) =>
    form.handleSubmit(async (values) => {
      const draft = asSent({ ...values, ...change });
      const typed = typedIn(form);
      if (pending.refuses(draft) || !(await check.passes(draft))) return;
      mutate({ draft, typed, change }, typed);
    });
  return {
    submit: submitAs({}),
    submitAs,
    isPending: isPending || check.isRunning,
    // without an answer the text is still here, and can be sent again
    failure: pending.refusal ?? (isUnanswered ? unanswered() : failure),
    notice: isPending || error ? undefined : (pending.notice(form.formState.isDirty) ?? notice),
    conflict: merging.compareWith(findCurrent<Item>(error)),
    /** Somebody has deleted it meanwhile. */
    isGone: error instanceof HttpError && error.status === 404,
    /** Goes on with these values over what is stored now. */
    settle: (values: Form, current: Item) => {
      moveOn(current);
      merging.rebase(values, current);
      reset();
    },
  };
}

/** Checks a draft before it is sent. That may take a while, in which a second press counts for nothing. */
function useCheck<Draft>(isReady: ((draft: Draft) => Promise<boolean>) | undefined) {
  const [isRunning, setRunning] = useState(false);
  const hasBegun = useRef(false);
  return {
    isRunning,
    async passes(draft: Draft): Promise<boolean> {
      if (!isReady) return true;
      if (hasBegun.current) return false;
      hasBegun.current = true;
      setRunning(true);
      try {
        return await isReady(draft);
      } finally {
        hasBegun.current = false;
        setRunning(false);
      }
    },
  };
}

interface Sending<Draft> {
  draft: Draft;
  /** What stood in the form at that moment. */
  typed: string;
  /** What the draft says in place of the form. */
  change: object;
}

/**
 * Tells whether the form itself says it: without a network, or where somebody else was quicker or a sign-in was asked
 * for, nothing has failed yet.
 */
const isSaidInForm = (error: Error): boolean =>
  error instanceof HttpError ? error.status === 401 || findCurrent(error) !== undefined : !navigator.onLine;

/** A browser that knows it has no network tells when it has one again; of a server that is away nobody does. */
const unanswered = () => (navigator.onLine ? text.connectionFailed : text.offline);

/** Calls `act` each time the browser finds a network again, for as long as `isAwaited`. */
function useBackOnline(isAwaited: boolean, act: () => void): void {
  const onOnline = useEffectEvent(act);
  useEffect(() => {
    if (!isAwaited) return;
    const listen = () => onOnline();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, [isAwaited]);
}
