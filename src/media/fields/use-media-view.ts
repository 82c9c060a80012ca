import { listPanelText } from '#/i18n/tr/list-panel.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { usePagedView } from '#/panel/list/use-paged-view.ts';
import { firstMediaChoice, type MediaListChoice } from '../list-choice.ts';
import { mediaListQuery } from '../queries.ts';
import { useNarrowing } from './narrowing.tsx';

const orders: { value: MediaListChoice['order']; label: string }[] = [
  { value: 'newest', label: listPanelText.newest },
  { value: 'oldest', label: listPanelText.oldest },
  { value: 'name', label: text.byName },
  { value: 'size', label: text.bySize },
];

const filters: { value: MediaListChoice['filter']; label: string }[] = [
  { value: 'all', label: text.allPictures },
  { value: 'unused', label: text.unusedOnly },
  { value: 'undescribed', label: text.undescribedOnly },
  { value: 'hidden', label: text.hiddenOnly },
];

/** Filter of a form: the pictures that it may take, and no other choice. */
const offered: typeof filters = [{ value: 'offered', label: text.allPictures }];

export type MediaView = ReturnType<typeof useMediaView>;

/** The list's own search, order and filter, over what was narrowed to an operation or a month. */
export function useMediaView({ isForForm = false }: { isForForm?: boolean } = {}) {
  const narrowing = useNarrowing();
  const view = usePagedView({
    listQuery: (choice) => mediaListQuery({ ...choice, ...narrowing.chosen }),
    first: isForForm ? { ...firstMediaChoice, filter: 'offered' } : firstMediaChoice,
    filters: isForForm ? offered : filters,
    orders,
  });
  return {
    ...view,
    choice: { ...view.choice, ...narrowing.chosen },
    narrowing,
    isNarrowed: view.isNarrowed || narrowing.isNarrowed,
    clear() {
      view.clear();
      narrowing.clear();
    },
  };
}
