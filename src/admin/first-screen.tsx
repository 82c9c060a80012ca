import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from '#/http/query-client.ts';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { newsRow } from '#/news/admin/news-row.tsx';
import type { NewsListItem } from '#/news/answers.server.ts';
import { Badge } from '#/panel/badge.tsx';
import { Spinner } from '#/panel/button.tsx';
import { ListRow } from '#/panel/list/list-row.tsx';
import { SectionHeader } from '#/panel/list/section-header.tsx';
import { StaffNames } from '#/panel/person-names.tsx';
import type { SignedIn } from '#/staff/answers.server.ts';
import { roleLabel } from '#/staff/permissions.ts';
import type { ListPage } from '#/stored/list-page.ts';

/** Articles read until the panel's code is there; further ones would only hold that up. */
const shownAtFirst = 20;

/**
 * The first list as it comes with the page: it can be read while the code is on its way. `main.tsx` draws the panel in its
 * place. Where buttons will stand there are pale blocks, so that no line moves and nothing is pressed in vain.
 */
export function FirstList({ person, list }: { person: SignedIn; list: ListPage<NewsListItem> }) {
  return (
    <QueryClientProvider client={createQueryClient()}>
      <StaffNames value={person.names}>
        <PanelHeader person={person} actions={<Block className="h-11 w-20.5 bg-night-700 sm:hidden" />}>
          <p
            role="status"
            className="flex min-h-14 items-center justify-center gap-2 text-sm text-snow-200 sm:min-h-12"
          >
            <Spinner />
            {panelText.loading}
          </p>
        </PanelHeader>
        <main className={mainClass} data-first-list>
          <SectionHeader title={panelText.news} note={text.count(list.total)}>
            <Block className="h-11 w-34 bg-snow-200" />
            <Block className="h-11 w-34 bg-snow-200" />
          </SectionHeader>
          <Block className="mb-3 h-11 bg-snow-200 sm:mb-4" />
          <ul className="grid gap-3">
            {list.items.slice(0, shownAtFirst).map((news) => (
              <ListRow
                key={news.id}
                item={news}
                row={newsRow(news)}
                actions={<Block className="h-11 w-25 bg-snow-100 sm:h-9" />}
              />
            ))}
          </ul>
        </main>
      </StaffNames>
    </QueryClientProvider>
  );
}

function Block({ className }: { className: string }) {
  return <div aria-hidden className={`animate-pulse rounded-md motion-reduce:animate-none ${className}`} />;
}

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
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 sm:gap-x-6 sm:gap-y-4">
          <div className="flex min-w-0 items-center gap-2.5 max-sm:grow max-sm:basis-20 sm:gap-3">
            <img src="/icons/emblem-light.svg" alt="" className="size-8 max-[23.5rem]:hidden sm:size-11" />
            <div className="min-w-0">
              <h1 className="text-[0.9375rem] leading-tight font-bold sm:text-xl">{panelText.title}</h1>
              <div className="flex items-center gap-x-2 gap-y-1 text-xs text-snow-200 sm:mt-1 sm:flex-wrap sm:text-sm">
                <p className="max-sm:truncate sm:wrap-anywhere">{panelText.welcome(person)}</p>
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
export const mainClass = 'mx-auto max-w-6xl px-4 py-3 outline-none sm:px-6 sm:py-8';

/** Stands before the place of the panel, and takes it where no script runs (admin.css): nobody waits there for ever. */
export const NeedsScript = () => (
  <p
    data-needs-script=""
    className="mx-auto hidden max-w-160 p-6 font-semibold [@media(scripting:none)]:block"
  >
    {panelText.needsScript}
  </p>
);
