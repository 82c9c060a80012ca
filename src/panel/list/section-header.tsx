import type { ReactNode } from 'react';
import type { GuidePart } from '#/i18n/tr/guide.ts';
import { HelpLink } from '../help-link.tsx';

interface SectionHeaderProps {
  title: string;
  note?: string;
  /** Left out while nothing is there to be pressed. */
  help?: GuidePart;
  /** Stands beside the title, on a phone too. */
  beside?: ReactNode;
  children?: ReactNode;
}

export function SectionHeader({ title, note, help, beside, children }: SectionHeaderProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:mb-5">
      <div className="flex grow flex-wrap items-center justify-between gap-x-3">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 tabIndex={-1} className="text-2xl font-bold outline-none">
            {title}
          </h2>
          {help && <HelpLink part={help} className="-my-2 -mx-3 self-center" />}
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
