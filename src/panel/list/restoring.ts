import type { QueryClient } from '@tanstack/react-query';
import { binPanelText as text } from '#/i18n/tr/bin-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { doEach } from '../do-each.ts';
import { readAgain } from '../read-again.ts';
import { whileSignedIn } from '../sign-in-request.ts';
import { showFailure, showToast, type ToastAction } from '../toast/toast-store.ts';

interface Restoring {
  restore: () => Promise<unknown>;
  restored: string;
}

/** Shows a failure in a toast, and resolves when the lists have been read again. */
export async function restoreWithToast(
  queries: QueryClient,
  { restore, restored }: Restoring,
): Promise<void> {
  try {
    const back = await whileSignedIn(restore);
    const description = isDraft(back) ? text.asDraft(restored) : restored;
    showToast({ title: panelText.succeeded, description });
  } catch (error) {
    showFailure(error, { otherwise: text.notRestored });
  }
  // after a failure too: somebody else may have restored it first
  await readAgain(queries);
}

/**
 * Tells whether a restored thing is a draft. What visitors could read comes back as one too: it may name an account
 * that is none of the association's any more.
 */
const isDraft = (back: unknown): boolean =>
  typeof back === 'object' &&
  back !== null &&
  'published' in back &&
  back.published === false &&
  !isPlanned(back);

const isPlanned = (back: object): boolean => 'scheduled' in back && back.scheduled === true;

/**
 * Restores as many as it can.
 * @returns what came back of a single one, which may be a draft now
 * @throws why one could not
 */
export async function restoreAll(
  ids: readonly number[],
  restore: (id: number) => Promise<unknown>,
): Promise<unknown> {
  const back: unknown[] = [];
  const { failed } = await doEach(ids, async (id) => back.push(await restore(id)));
  if (failed[0]) throw failed[0].error;
  return ids.length === 1 ? back[0] : undefined;
}

/** Works after the dialog that deleted is gone. */
export const undoAction = (queries: QueryClient, restoring: Restoring): ToastAction => ({
  label: text.restore,
  altText: text.undoHint,
  onPress: () => void restoreWithToast(queries, restoring),
});
