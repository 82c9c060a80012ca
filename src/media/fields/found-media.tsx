import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { mediaText as text } from '#/i18n/tr/media.ts';
import { mediaPanelText } from '#/i18n/tr/media-panel.ts';
import { EmptyState, ListState } from '#/panel/list/list-state.tsx';
import { ListTools } from '#/panel/list/list-tools.tsx';
import type { Media } from '../answers.server.ts';
import type { MediaView } from './use-media-view.ts';

interface FoundMediaProps {
  view: MediaView;
  /** Stands over the words when the library is empty. */
  icon: LucideIcon;
  children: (pictures: readonly Media[]) => ReactNode;
}

const words = { loading: mediaPanelText.loading, failed: text.fetchFailed, hint: text.fetchFailedHint };

/** Search, order, filter and what they found, or why there is nothing. */
export function FoundMedia({ view, icon, children }: FoundMediaProps) {
  const { query, items, total, isNarrowed } = view;
  return (
    <>
      {(total || isNarrowed) && <ListTools view={view} words={mediaPanelText} />}
      <ListState
        query={{ data: items, error: query.error, isFetching: query.isFetching }}
        isEmpty={total === 0}
        words={words}
        empty={<EmptyState icon={icon} title={text.noneYet} hint={text.noneYetHint} />}
      >
        {children}
      </ListState>
    </>
  );
}
