import { useEffect, useRef, useState } from 'react';
import { entryListText as text } from '#/i18n/tr/entry-list.ts';
import { dismissToast, showToast } from '../../toast/toast-store.ts';
import { type FormState, valueAt } from '../form-state.ts';

export interface TakenEntry {
  index: number;
  value: unknown;
  /** What it is called. */
  title: string;
}

interface List {
  form: FormState;
  name: string;
  /** Puts an entry back into the list that is on the screen. */
  insert: (entry: TakenEntry) => void;
}

/** Brings deleted entries of a list back, the last one first: from the toast, and from the list while that is open. */
export function useTakenEntries({ form, name, insert }: List) {
  const [taken, setTaken] = useState<TakenEntry[]>([]);
  const last = taken.at(-1);
  const offered = useRef(0);
  const entries = () => valueAt(form.values(), name) as unknown[] | undefined;
  // the toast outlives this drawing, and the list may be folded or elsewhere when it is pressed
  const current = useRef<() => void>(undefined);

  function bringBack() {
    if (!last) return;
    dismissToast(offered.current);
    setTaken(taken.slice(0, -1));
    insert(last);
  }

  useEffect(() => {
    current.current = bringBack;
    return () => {
      current.current = undefined;
    };
  });

  function note(entry: TakenEntry) {
    setTaken([...taken, entry]);
    const left = JSON.stringify(entries()?.toSpliced(entry.index, 1));
    offered.current = showToast({
      title: text.entryRemoved(entry.title),
      description: text.entryRemovedHint,
      action: {
        label: text.bringBack,
        altText: text.bringBack,
        onPress: () => (current.current ?? (() => putBack(entry, left)))(),
      },
    });
  }

  /** Puts an entry back into a folded list, if that still is the same. */
  function putBack({ index, value }: TakenEntry, left: string) {
    const now = entries();
    if (now && JSON.stringify(now) === left) form.set(name, now.toSpliced(index, 0, value));
  }

  return { last, note, bringBack };
}
