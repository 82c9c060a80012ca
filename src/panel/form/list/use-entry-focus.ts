import { useRef } from 'react';
import { flushSync } from 'react-dom';

/** For the fieldset of a list, whose entries come, go and change places under the finger. */
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

  /** Keeps the entry at `place` where it is on the screen, also when another above it folds or it stands elsewhere then. */
  function hold(place: number, change: () => void) {
    const [entry] = own('ol > li').slice(place);
    const top = () => entry?.getBoundingClientRect().top ?? 0;
    const before = top();
    flushSync(change);
    // in a low window the whole dialog scrolls
    for (const view of ['[data-scrolls]', '[role="dialog"]'])
      entry?.closest(view)?.scrollBy(0, top() - before);
  }

  return { ref, changeAt, hold };
}
