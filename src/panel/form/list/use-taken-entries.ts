import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { entryListText as text } from '#/i18n/tr/entry-list.ts';
import { dismissToast, showToast } from '../../toast/toast-store.ts';

export interface TakenEntry {
  index: number;
  value: unknown;
  /** What it is called. */
  title: string;
}

interface List {
  form: UseFormReturn<FieldValues>;
  name: string;
  /** Puts an entry back into the list that is on the screen. */
  insert: (entry: TakenEntry) => void;
}

/** Brings deleted entries of a list back, the last one first: from the toast, and from the list while that is open. */
export function useTakenEntries({ form, name, insert }: List) {
  const [taken, setTaken] = useState<TakenEntry[]>([]);
  const last = taken.at(-1);
  const offered = useRef(0);
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
    const left = JSON.stringify((form.getValues(name) as unknown[]).toSpliced(entry.index, 1));
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
    const entries = form.getValues(name) as unknown[] | undefined;
    if (entries && JSON.stringify(entries) === left)
      form.setValue(name, entries.toSpliced(index, 0, value), { shouldDirty: true });
  }

  return { last, note, bringBack };
}
