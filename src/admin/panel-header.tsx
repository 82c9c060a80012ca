import type { ReactNode } from 'react';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { Badge } from '#/panel/badge.tsx';
import type { SignedIn } from '#/staff/answers.server.ts';
import { roleLabel } from '#/staff/permissions.ts';

interface PanelHeaderProps {
  person: SignedIn;
  actions?: ReactNode;
  children: ReactNode;
}

/** Header of one line on a phone, where the account menu holds the rest; more when its letters are large. */
export function PanelHeader({ person, actions, children }: PanelHeaderProps) {
  return (
    <header className="bg-night-900 text-snow-50">
      <div className="mx-auto grid max-w-6xl grid-cols-1 px-4 pt-1.5 sm:gap-4 sm:px-6 sm:pt-5">
        <div className="flex items-center justify-between gap-x-3 gap-y-4 max-[20rem]:flex-wrap sm:flex-wrap sm:gap-x-6">
          <div className="flex min-w-0 items-center gap-2.5 sm:gap-3">
            <img src="/icons/emblem-light.svg" alt="" className="size-8 sm:size-11" />
            <div className="min-w-0">
              <h1 className="text-base leading-tight font-bold sm:text-xl">{text.title}</h1>
              <div className="flex items-center gap-x-2 gap-y-1 text-xs text-snow-200 sm:mt-1 sm:flex-wrap sm:text-sm">
                <p className="max-sm:truncate sm:wrap-anywhere">{text.welcome(person)}</p>
                <span className="inline-flex max-sm:hidden">
                  <Badge tone="onNight">{roleLabel(person.role)}</Badge>
                </span>
              </div>
            </div>
          </div>
          {actions}
        </div>
        {children}
      </div>
    </header>
  );
}

/** Class of the part below the header. */
export const mainClass = 'mx-auto max-w-6xl px-4 py-6 outline-none sm:px-6 sm:py-8';
