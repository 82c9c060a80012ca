import { createRequestKey } from '#/http/stored-calls.ts';
import { holdSlot } from './held-slots.ts';
import {
  dropOldLocalDrafts,
  type KeptDraft,
  type LocalDraft,
  listLocalDrafts,
  readLocalDraft,
  removeLocalDraft,
  slotName,
  writeLocalDraft,
} from './local-drafts.ts';

export type FormSlot<Values> = ReturnType<typeof openSlot<Values>>;

/** The place on this device that one open form writes to, and no other. */
export function openSlot<Values>(draftName: string) {
  let slot = slotName(draftName, createRequestKey());
  let isOpen = true;
  let held = holdSlot(slot);
  dropOldLocalDrafts(new Date());

  const giveFree = (released: typeof held) => void released.then((release) => release?.());

  /**
   * Goes on in the slot of an earlier form that is not open any more: in `wanted`, or in the newest of this form.
   * @param isWelcome asked last, because the person may have begun to type meanwhile
   */
  async function adopt({ wanted, isWelcome }: { wanted?: string; isWelcome: () => boolean }) {
    const names = wanted
      ? [wanted]
      : listLocalDrafts()
          .filter((kept) => kept.draftName === draftName)
          .map((kept) => kept.slot);
    for (const name of names) {
      const release = await holdSlot(name);
      const kept = release && readLocalDraft<Values>(name);
      if (release && kept && isOpen && isWelcome()) return moveTo(kept, release);
      release?.();
    }
    return undefined;
  }

  function moveTo(kept: KeptDraft<Values>, release: () => void): KeptDraft<Values> {
    giveFree(held);
    slot = kept.slot;
    held = Promise.resolve(release);
    return kept;
  }

  return {
    adopt,
    /** False when this device keeps nothing. */
    write: (draft: LocalDraft<Values>) => !isOpen || writeLocalDraft(slot, draft),
    remove: () => removeLocalDraft(slot),
    close() {
      isOpen = false;
      giveFree(held);
    },
  };
}
