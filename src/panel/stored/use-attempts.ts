import type { DraftOrigin } from '../form/use-local-draft.ts';
import { type DraftSave, type SaveCalls, type Stored, saveDraft, type TypedOver } from './save-draft.ts';

/** Saves a form, and keeps with its text on this device what the next attempt must know of this one. */
export function useAttempts<Item extends Stored, Draft extends object>({
  localDraft: { origin, note },
  calls,
  merge,
}: {
  localDraft: DraftOrigin;
  calls: SaveCalls<Item, Draft>;
  merge: DraftSave<Item, Draft>['merge'];
}) {
  async function save(draft: Draft): Promise<Item> {
    const { over, key } = origin.current;
    const attempts = { key, unanswered: [...origin.current.unanswered] as Draft[] };
    // from here on the server may have it, and the tab may close before the answer
    note({ unanswered: [...attempts.unanswered, draft] });
    try {
      const saved = await saveDraft({ draft, over, attempts, calls, merge });
      note({ key: attempts.key, unanswered: [] });
      // a success may have no body; then only the server checks the next save
      if (saved) moveOn(saved);
      return saved;
    } catch (error) {
      note(attempts);
      throw error;
    }
  }

  /** The text now counts as typed over this version. */
  const moveOn = ({ id, version }: TypedOver) => note({ over: { id, version } });

  return { save, moveOn };
}
