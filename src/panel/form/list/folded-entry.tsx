import { ChevronRight, CircleAlert, GripVertical } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { entryListText as text } from '#/i18n/tr/entry-list.ts';
import { tileDragClass, type useTileDrag } from '../../tile-drag.ts';

const steps: Partial<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

interface FoldedEntryProps {
  title: string;
  hasError: boolean;
  isOpen: boolean;
  /** Undefined where there is no other place. */
  drag: (ReturnType<TileDrag['tile']> & { handle: ReturnType<TileDrag['handle']> }) | undefined;
  onMove: (by: 1 | -1) => void;
  onToggle: () => void;
  children: ReactNode;
}

type TileDrag = ReturnType<typeof useTileDrag>;

/** Entry whose heading is dragged, or moved by keys; within, a list of places does the same for every finger. */
export function FoldedEntry({ title, hasError, isOpen, drag, onMove, onToggle, children }: FoldedEntryProps) {
  const { handle, ...tile } = drag ?? {};
  function onKeyDown(event: KeyboardEvent) {
    const by = event.altKey ? steps[event.key] : undefined;
    if (!by) return;
    event.preventDefault();
    onMove(by);
  }
  return (
    <li className="rounded-md border border-snow-300 bg-white">
      {/* its edges are in px: where text is large, room is short */}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-keyshortcuts={drag && 'Alt+ArrowUp Alt+ArrowDown'}
        onClick={onToggle}
        onKeyDown={onKeyDown}
        {...tile}
        className={`${tileDragClass} @container flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-md px-[12px] py-2 text-left font-semibold wrap-anywhere hover:bg-snow-50`}
      >
        <ChevronRight className={`size-4 shrink-0 ${isOpen ? 'rotate-90' : ''}`} aria-hidden />
        <span className="flex flex-1 flex-wrap items-center gap-x-2">
          <span className="flex-[1_1_5rem]">{title}</span>
          {hasError && (
            <span className="flex items-center gap-1 text-sm text-danger-700">
              <CircleAlert className="size-4 shrink-0" aria-hidden />
              {text.toMend}
            </span>
          )}
        </span>
        {handle && (
          <span
            {...handle}
            className="-my-2 -mr-[12px] grid size-11 shrink-0 cursor-grab touch-none place-items-center @max-[12rem]:hidden"
          >
            <GripVertical className="size-5 text-ink-soft" aria-hidden />
          </span>
        )}
      </button>
      {isOpen && <div className="grid gap-4 border-t border-snow-200 p-[16px]">{children}</div>}
    </li>
  );
}
