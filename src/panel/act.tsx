import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { binPanelText } from '#/i18n/tr/bin-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Confirm } from './dialog/confirm.tsx';
import { readAgain } from './read-again.ts';
import { showFailure, showToast, type ToastAction, type ToastMessage } from './toast/toast-store.ts';
import { askingPerson, useSingleMutation } from './use-single-mutation.ts';

/** Call that changes what is stored, where no form saves it, and what is said of it. */
export interface Act<Result> {
  call: () => Promise<Result>;
  /** What the toast says of a success; a sentence stands below the usual title. */
  done: (result: Result) => string | Partial<ToastMessage>;
  /** What it says where the server gives no reason. */
  failed: string | Parameters<typeof showFailure>[1];
  /** Answers a failure in its own way. @returns whether it has */
  caught?: (error: unknown) => boolean;
  /** What stands in its list at once. */
  shown?: (result: Result) => Parameters<typeof readAgain>[1];
  /** What takes it back; the toast offers it, also when the dialog is gone. */
  undo?: (result: Result) => Act<unknown>;
}

type Outcome<Result> =
  | { is: 'done'; result: Result; reading: Promise<void> }
  | { is: 'failed' | 'caught'; reading: Promise<void> };

/**
 * Does it and says how it went. What is in view is read again after a failure too: somebody else may have done it first.
 * It throws nothing, so that a `useSingleMutation` around it does not ask to sign in a second time.
 * @returns how it went, and what settles when all has been read
 */
export async function doAct<Result>(queries: QueryClient, act: Act<Result>): Promise<Outcome<Result>> {
  const { call, done, failed, caught, shown, undo } = act;
  let result: Result;
  try {
    result = await askingPerson(call);
  } catch (error) {
    if (caught?.(error)) return { is: 'caught', reading: Promise.resolve() };
    showFailure(error, typeof failed === 'string' ? { otherwise: failed } : failed);
    return { is: 'failed', reading: readAgain(queries) };
  }
  const said = done(result);
  showToast({
    title: panelText.succeeded,
    action: undo && undoBy(queries, undo(result)),
    ...(typeof said === 'string' ? { description: said } : said),
  });
  return { is: 'done', result, reading: readAgain(queries, shown?.(result)) };
}

/** Offers, in a toast, to take back what was done. */
export const undoBy = (queries: QueryClient, undo: Act<unknown>): ToastAction => ({
  label: binPanelText.restore,
  altText: binPanelText.undoHint,
  onPress: () => void doAct(queries, undo),
});

/** Does it at a press. It is busy until what it has changed is read, because a deleted row must not be pressed. */
export function useAct<Result>(act: Act<Result>, onEnd?: (outcome: Outcome<Result>) => void) {
  const queries = useQueryClient();
  const { mutate, isPending } = useSingleMutation({
    mutationFn: async () => {
      const outcome = await doAct(queries, act);
      // what stays as it was needs no wait
      if (outcome.is === 'done') await outcome.reading;
      return outcome;
    },
    onSuccess: onEnd,
  });
  return { begin: () => mutate(), isBusy: isPending };
}

type Question = 'title' | 'description' | 'confirmLabel' | 'busyLabel' | 'look' | 'children';

interface ActQuestionProps<Result> extends Pick<ComponentProps<typeof Confirm>, Question> {
  act: Act<Result>;
  /** Called in place of `onClose` when it is done. */
  onDone?: (result: Result) => void;
  onClose: () => void;
}

/** Asks before it does it. */
export function ActQuestion<Result>({
  act,
  onClose,
  onDone = onClose,
  ...question
}: ActQuestionProps<Result>) {
  const { begin, isBusy } = useAct(act, (outcome) =>
    outcome.is === 'done' ? onDone(outcome.result) : onClose(),
  );
  return <Confirm {...question} isBusy={isBusy} onConfirm={begin} onCancel={onClose} />;
}
