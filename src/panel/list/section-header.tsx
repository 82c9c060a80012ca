import type { ReactNode } from 'react';

interface SectionHeaderProps {
  title: string;
  note?: string;
  /** Beside the title, on a phone too. */
  beside?: ReactNode;
  children?: ReactNode;
}

export function SectionHeader({ title, note, beside, children }: SectionHeaderProps) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="flex grow flex-wrap items-center justify-between gap-x-3">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 className="text-2xl font-bold">{title}</h2>
          {note && <p className="text-sm text-ink-soft">{note}</p>}
        </div>
        {beside}
      </div>
      {children && (
        <div className="flex grow flex-wrap justify-between gap-2 *:only:ml-auto sm:grow-0">{children}</div>
      )}
    </div>
  );
}
