import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMonthAndYear } from '#/format/dates.ts';
import { listPanelText } from '#/i18n/tr/list-panel.ts';
import { mediaText } from '#/i18n/tr/media.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { FoundList } from '#/panel/list/list-state.tsx';
import { useListView } from '#/panel/list/list-view.ts';
import type { Media } from '../answers.server.ts';
import { firstMediaChoice, type MediaListChoice } from '../list-choice.ts';
import { fetchFoundIds, mediaChoicesQuery, mediaListQuery } from '../queries.ts';

const filters: { value: MediaListChoice['filter']; label: string }[] = [
  { value: 'all', label: text.allPictures },
  { value: 'unused', label: text.unusedOnly },
  { value: 'undescribed', label: text.undescribedOnly },
  { value: 'hidden', label: text.hiddenOnly },
];

export type MediaView = ReturnType<typeof useMediaView>;

/**
 * The library's list. It can be narrowed by what a person remembers of a picture whose name is IMG_2044: for which
 * operation, or when.
 * @param isForForm finds the pictures that a form may take, with no other filter to choose
 */
export function useMediaView({ isForForm = false }: { isForForm?: boolean } = {}) {
  const { data: { operations, months } = { operations: [], months: [] } } = useQuery(mediaChoicesQuery);
  return useListView({
    listQuery: mediaListQuery,
    fetchIds: fetchFoundIds,
    first: isForForm ? { ...firstMediaChoice, filter: 'offered' } : firstMediaChoice,
    orders: [
      { value: 'newest', label: listPanelText.newest },
      { value: 'oldest', label: listPanelText.oldest },
      { value: 'name', label: text.byName },
      { value: 'size', label: text.bySize },
    ],
    filter: isForForm ? undefined : { name: 'filter', label: text.filter, options: filters },
    narrowings: [
      {
        name: 'operation',
        label: text.operation,
        options: [
          { value: '', label: text.allOperations },
          ...operations.map(({ id, title }) => ({ value: String(id), label: title })),
        ],
      },
      {
        name: 'month',
        label: text.month,
        // a single month would leave nothing out
        options: [{ value: '', label: text.allMonths }, ...(months.length > 1 ? months.map(optionOf) : [])],
      },
    ],
  });
}

const optionOf = (month: string) => ({ value: month, label: formatMonthAndYear(`${month}-15`) });

interface FoundMediaProps {
  view: MediaView;
  /** Stands over the words when the library is empty. */
  icon: LucideIcon;
  children: (pictures: readonly Media[]) => ReactNode;
}

const words = { ...text, ...mediaText, failed: mediaText.fetchFailed, hint: mediaText.fetchFailedHint };

export function FoundMedia(props: FoundMediaProps) {
  return <FoundList isFiltersOpen {...props} words={words} />;
}
