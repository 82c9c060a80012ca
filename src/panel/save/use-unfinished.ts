import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { signedInHere } from '../sign-in-request.ts';
import { useStore } from '../store.ts';
import { dropText, findParkable, type KeptText, listKeptTexts, parkedQuery } from './kept-texts.ts';
import { heldHere, holdSlot, listHeldSlots, untilFree } from './slots.ts';

/**
 * Lists one's own texts that no open form holds, the newest first: those of this device, and those that are parked and not
 * gone on with here. Follows forms that open and close, also in other tabs, and who is signed in.
 * @param kind 'news' for new articles and changes of articles; all kinds when left out
 */
export function useUnfinished(kind?: string) {
  const [here, setHere] = useState({ texts: none, held: new Set() as ReadonlySet<string> });
  const { id } = useStore(signedInHere);
  const { data: parked = none } = useQuery({
    ...parkedQuery(id),
    enabled: !kind || !!findParkable({ kind }),
  });

  useEffect(() => {
    let look = new AbortController();
    async function lookAgain() {
      look.abort();
      look = new AbortController();
      const { signal } = look;
      const ofKind = listKeptTexts().filter((text) => !kind || text.kind === kind);
      const held = await listHeldSlots();
      if (signal.aborted) return;
      setHere({ texts: ofKind, held });
      const elsewhere = ofKind.filter(({ slot }) => held.has(slot) && !heldHere.read().includes(slot));
      for (const { slot } of elsewhere) untilFree(slot, signal).then(lookAgain, ignore);
    }
    /** Reads again when a draft comes or goes, not at each word that another tab writes. */
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

  return useMemo(() => {
    const { texts, held } = here;
    const elsewhere = parked.filter(
      (one) => (!kind || one.kind === kind) && !texts.some(({ kept }) => kept.parked === one.kept.parked),
    );
    return [...texts.filter(({ slot }) => !held.has(slot)), ...elsewhere].toSorted((a, b) =>
      b.kept.typedAt.localeCompare(a.kept.typedAt),
    );
  }, [here, parked, kind]);
}

const none: KeptText[] = [];

/** Aborted, because a later look waits instead. */
const ignore = () => {};

/** Removes the text, unless a form has taken it over meanwhile. @throws as `dropText` */
export async function dropUnfinished(found: KeptText): Promise<void> {
  const release = await holdSlot(found.slot);
  if (release) await dropText(found).finally(release);
}
