import { HttpError } from '#/http/request.ts';
import { conflictText } from '#/i18n/tr/conflict.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { storedFormText as text } from '#/i18n/tr/stored-form.ts';
import { serverMessage } from '../failure.tsx';
import type { Faults, FormState } from '../form/form-state.ts';
import { showToast, type ToastAction } from '../toast/toast-store.ts';
import { findCurrent } from './machine.ts';
import type { Effect } from './open-form.ts';
import type { usePendingUploads } from './pending-uploads.ts';

/** Words of the toasts; `notCreated` in place of the server's sentence about something new. */
export interface SaveWords {
  created: string;
  updated: string;
  notCreated?: string;
}

export interface SavePhrases<Item> {
  /** What the toast of a save says, in place of the usual words. */
  say?: (saved: Item) => string;
  /** What it means for visitors. */
  detail?: (saved: Item) => string | undefined;
  /** What the toast of a save offers. */
  offers?: (saved: Item) => readonly ToastAction[];
  /** What takes the save back. @param before what was stored; undefined for something new */
  undo?: (saved: Item, before: Item | undefined) => ToastAction | undefined;
}

interface Telling<Item> extends SavePhrases<Item> {
  words: SaveWords;
  calls: { refresh: (saved?: Item) => Promise<unknown> };
  isNested?: boolean | undefined;
  pending: Pick<ReturnType<typeof usePendingUploads>, 'say' | 'offers' | 'noteSaved'>;
}

/** Says in a toast what the save has meant. */
export function tellSaved<Item, Draft>(
  { words, calls, say, detail, offers, undo, pending }: Telling<Item>,
  { stored, before, isMerged }: Extract<Effect<Item, Draft>, { do: 'tell' }>,
) {
  // a success may have no body
  const said = pending.say((stored && say?.(stored)) ?? (before ? words.updated : words.created));
  showToast({
    title: panelText.succeeded,
    description: isMerged ? `${said} ${conflictText.merged}` : said,
    detail: stored && detail?.(stored),
    action: stored && undo?.(stored, before),
    offers: [...pending.offers(), ...((stored && offers?.(stored)) ?? [])],
  });
  pending.noteSaved();
  void showInLists(calls, stored);
}

/** Shows what the server has taken: a list that cannot hold it is read again, and the form closes all the same. */
async function showInLists<Item>({ refresh }: Telling<Item>['calls'], stored?: Item): Promise<void> {
  try {
    await refresh(stored);
  } catch (error) {
    reportError(error);
    await refresh();
  }
}

/** Says why it is not saved in a toast and beside each field that the server names. */
export function report<Form extends object>(
  { words, calls, isNested = false }: Pick<Telling<never>, 'words' | 'calls' | 'isNested'>,
  { form, error, isNew }: { form: FormState<Form>; error: unknown; isNew: boolean },
) {
  const description = (isNew && words.notCreated) || serverMessage(error, panelText.saveFailed);
  if (!isSaidInForm(error)) showToast({ title: panelText.failed, description, variant: 'destructive' });
  // a form with fields inside of fields leads to the first by itself
  form.addFaults(faultsIn(error, form.values(), { isNested }), { focuses: !isNested });
  // fetches the other person's text, which is there when this form is closed
  if (error instanceof HttpError && error.status === 409) void calls.refresh();
}

function faultsIn(error: unknown, values: object, { isNested }: { isNested: boolean }): Faults {
  const named = error instanceof HttpError ? Object.entries(error.fields) : [];
  return Object.fromEntries(
    named.flatMap(([path, message]) => {
      // `images.2` belongs to the field `images`, which holds the whole list
      const field = path.split('.')[0] ?? path;
      return field in values ? [[isNested ? path : field, { message }]] : [];
    }),
  );
}

/**
 * Tells whether the form itself says it: without an answer, or where somebody else was quicker or a sign-in was asked
 * for, nothing has failed yet. A phone that sees a network without the internet behind it takes itself for online.
 */
const isSaidInForm = (error: unknown): boolean =>
  !(error instanceof HttpError) || error.status === 401 || findCurrent(error) !== undefined;

/** Says why it is not saved. A browser that knows it has no network tells when it has one again; of a server that is away nobody does. */
export function failureOf(error: unknown, failed: string | undefined): string {
  if (error instanceof HttpError) return serverMessage(error, failed ?? panelText.saveFailed);
  return navigator.onLine ? (failed ?? text.connectionFailed) : text.offline;
}
