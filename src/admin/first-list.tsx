import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '#/http/query-client.ts';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { newsRow } from '#/news/admin/news-row.tsx';
import type { NewsListItem } from '#/news/answers.server.ts';
import { Spinner } from '#/panel/button.tsx';
import { ListRow } from '#/panel/list/list-row.tsx';
import { SectionHeader } from '#/panel/list/section-header.tsx';
import { StaffNames } from '#/panel/staff-names.ts';
import type { SignedIn } from '#/staff/answers.server.ts';
import type { ListPage } from '#/stored/list-page.ts';
import { mainClass, PanelHeader } from './panel-header.tsx';

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
          <div className="mb-4 grid gap-2">
            <Block className="h-11 bg-snow-200" />
            <Block className="h-11 bg-snow-200 sm:hidden" />
          </div>
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
