import { useRef } from 'react';
import { flushSync } from 'react-dom';

/** For the fieldset of a list, whose pressed button goes away with its entry. */
export function useEntryFocus() {
  const ref = useRef<HTMLFieldSetElement>(null);
  const own = (path: string) => [
    ...(ref.current?.querySelectorAll<HTMLElement>(`:scope > ${path} > button`) ?? []),
  ];

  /** Focuses the entry that then stands at `place`, else the last one, else the button that adds one. */
  function changeAt(place: number, change: () => void) {
    // drawn at once, because the dialog around it must not see the focus lost
    flushSync(change);
    const entries = own('ol > li');
    (entries[place] ?? entries.at(-1) ?? own('div')[0])?.focus();
  }

  return { ref, changeAt };
}
