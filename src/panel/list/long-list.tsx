import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { listPanelText as text } from '#/i18n/tr/list-panel.ts';
import { Button } from '../button.tsx';

/** Entries drawn at once: fills rows of one, two, three and four. */
const step = 48;

interface LongListProps<Item> {
  items: readonly Item[];
  /** When it changes, the list starts at its first step again. */
  viewKey: string;
  className: string;
  children: (item: Item) => ReactNode;
}

/** Draws in steps, because thousands of entries at once are slow. */
export function LongList<Item>({ items, viewKey, className, children }: LongListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [unfolded, setUnfolded] = useState({ viewKey, count: step });
  const count = unfolded.viewKey === viewKey ? unfolded.count : step;

  /** Moves the focus to the first entry that was not there before. */
  function showMore() {
    flushSync(() => setUnfolded({ viewKey, count: count + step }));
    const next = list.current?.children[count];
    next?.querySelector<HTMLElement>('button, input, a')?.focus({ preventScroll: true });
  }

  return (
    <>
      <ul ref={list} className={className}>
        {items.slice(0, count).map(children)}
      </ul>
      {items.length > count && (
        <div className="mt-5 grid justify-items-center gap-2">
          <p className="text-sm text-ink-soft">{text.shownOf(count, items.length)}</p>
          <Button onClick={showMore}>{text.showMore}</Button>
        </div>
      )}
    </>
  );
}
