import type { UseQueryOptions } from '@tanstack/react-query';
import type { Binned } from '#/http/answers.server.ts';
import { binPanelText as text } from '#/i18n/tr/bin-panel.ts';
import type { Act } from '../act.tsx';
import { doEach } from '../do-each.ts';

/** A sentence; one of a kind of which several go together is made of their number. */
type Counted = string | ((number: number) => string);

export const say = (words: Counted, number: number): string =>
  typeof words === 'string' ? words : words(number);

export interface BinPlan {
  query: UseQueryOptions<Binned[], Error, Binned[], string[]>;
  restore: (id: number) => Promise<unknown>;
  words: { binHint: (days: number) => string; restored: Counted };
}

export interface DeletionPlan extends BinPlan {
  remove: (id: number) => Promise<void>;
  words: BinPlan['words'] & {
    confirmDeletion: Counted;
    deleted: Counted;
    /** Said of several, of which some stay; of a single one the reason is told. */
    notDeleted: (number: number) => string;
  };
}

interface Restoring {
  restore: () => Promise<unknown>;
  restored: string;
}

export const restoration = ({ restore, restored }: Restoring): Act<unknown> => ({
  call: restore,
  done: (back) => (isDraft(back) ? text.asDraft(restored) : restored),
  failed: text.notRestored,
});

/**
 * Tells whether a restored thing is a draft that nobody has planned. What visitors could read comes back as one too: it
 * may name an account that is none of the association's any more.
 */
function isDraft(back: unknown): boolean {
  const { published, scheduled }: { published?: unknown; scheduled?: unknown } = Object(back);
  return published === false && scheduled !== true;
}

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
