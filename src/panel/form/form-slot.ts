import { createRequestKey } from '#/http/stored-calls.ts';
import { holdSlot } from './held-slots.ts';
import {
  type DraftInSlot,
  dropOldLocalDrafts,
  type LocalDraft,
  listLocalDrafts,
  readLocalDraft,
  removeLocalDraft,
  slotName,
  writeLocalDraft,
} from './local-drafts.ts';
import { findParkable } from './parked-texts.ts';

export type FormSlot<Values> = ReturnType<typeof openSlot<Values>>;

/** The place on this device that one open form writes to, and no other. */
export function openSlot<Values>(draftName: string) {
  let slot = slotName(draftName, createRequestKey());
  let isOpen = true;
  let held = holdSlot(slot);
  dropOldLocalDrafts(new Date());

  const giveFree = (released: typeof held) => void released.then((release) => release?.());

  /**
   * Goes on in the slot of an earlier form that is not open any more: in `wanted`, or in the newest of this form, where
   * no list offers them.
   * @param isWelcome asked last, because the person may have begun to type meanwhile
   */
  async function adopt({ wanted, isWelcome }: { wanted?: string; isWelcome: () => boolean }) {
    const unlisted = findParkable(draftName) ? [] : listLocalDrafts();
    const own = unlisted.filter((found) => found.draftName === draftName).map((found) => found.slot);
    for (const name of wanted ? [wanted] : own) {
      const release = await holdSlot(name);
      const found = release && readLocalDraft<Values>(name);
      if (release && found && isOpen && isWelcome()) return moveTo(found, release);
      release?.();
    }
    return undefined;
  }

  function moveTo(found: DraftInSlot<Values>, release: () => void): DraftInSlot<Values> {
    giveFree(held);
    slot = found.slot;
    held = Promise.resolve(release);
    return found;
  }

  return {
    adopt,
    /** False when this device stores nothing. */
    write: (draft: LocalDraft<Values>) => !isOpen || writeLocalDraft(slot, draft),
    remove: () => removeLocalDraft(slot),
    /** Leaves the text where it is, for another form. */
    startAfresh() {
      giveFree(held);
      slot = slotName(draftName, createRequestKey());
      held = holdSlot(slot);
    },
    close() {
      isOpen = false;
      giveFree(held);
    },
  };
}
