import { ChevronRight, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { entryListText as text } from '#/i18n/tr/entry-list.ts';

interface FoldedEntryProps {
  title: string;
  hasError: boolean;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

export function FoldedEntry({ title, hasError, isOpen, onToggle, children }: FoldedEntryProps) {
  return (
    <li className="rounded-md border border-snow-300 bg-white">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="flex min-h-11 w-full cursor-pointer items-center gap-2 px-3 py-2 text-left font-semibold wrap-anywhere hover:bg-snow-50"
      >
        <ChevronRight className={`size-4 shrink-0 ${isOpen ? 'rotate-90' : ''}`} aria-hidden />
        <span className="flex-1">{title}</span>
        {hasError && (
          <span className="flex items-center gap-1 text-sm text-danger-700">
            <CircleAlert className="size-4 shrink-0" aria-hidden />
            {text.toMend}
          </span>
        )}
      </button>
      {isOpen && <div className="grid gap-4 border-t border-snow-200 p-4">{children}</div>}
    </li>
  );
}
