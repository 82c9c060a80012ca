import { useEffect, useState } from 'react';
import { signedInHere } from '../sign-in-request.ts';
import { heldHere, holdSlot, listHeldSlots, untilFree } from './held-slots.ts';
import { type DraftInSlot, listLocalDrafts, removeLocalDraft } from './local-drafts.ts';

/**
 * One's own texts of this device that no open form holds, the newest first. Follows forms that open and close, also in
 * other tabs, and who is signed in.
 * @param kind 'news' for the drafts 'news new' and 'news 17'
 */
export function useUnfinished(kind: string) {
  const [drafts, setDrafts] = useState<DraftInSlot[]>([]);

  useEffect(() => {
    let look = new AbortController();
    async function lookAgain() {
      look.abort();
      look = new AbortController();
      const { signal } = look;
      const ofKind = listLocalDrafts().filter(({ draftName }) => draftName.startsWith(`${kind} `));
      const held = await listHeldSlots();
      if (signal.aborted) return;
      setDrafts(ofKind.filter(({ slot }) => !held.has(slot)));
      const elsewhere = ofKind.filter(({ slot }) => held.has(slot) && !heldHere.read().includes(slot));
      for (const { slot } of elsewhere) untilFree(slot, signal).then(lookAgain, ignore);
    }
    /** Not at each word that another tab writes. */
    function onStored({ key, oldValue, newValue }: StorageEvent) {
      if (key === null || oldValue === null || newValue === null) void lookAgain();
    }
    void lookAgain();
    const stops = [heldHere, signedInHere].map(({ subscribe }) => subscribe(() => void lookAgain()));
    window.addEventListener('storage', onStored);
    return () => {
      look.abort();
      for (const stop of stops) stop();
      window.removeEventListener('storage', onStored);
    };
  }, [kind]);

  return drafts;
}

/** Aborted, because a later look waits instead. */
const ignore = () => {};

/** Removes the text, unless a form has taken it over meanwhile. */
export async function dropUnfinished({ slot }: DraftInSlot): Promise<void> {
  const release = await holdSlot(slot);
  if (release) removeLocalDraft(slot);
  release?.();
}
