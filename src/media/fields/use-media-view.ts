import { listPanelText } from '#/i18n/tr/list-panel.ts';
import { mediaCopyText } from '#/i18n/tr/media-copy.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { compareTexts } from '#/panel/list/compare-texts.ts';
import { type ListFilter, type ListOrder, useListView } from '#/panel/list/use-list-view.ts';
import type { Media } from '../schema.ts';
import { useNarrowing } from './use-narrowing.ts';

/** A pasted address finds its picture, and so does the address of its thumbnail. */
const textOf = ({ originalName, altText, credit, url, thumbnailUrl = url, copyOf = [] }: Media) => {
  const addresses = [url, thumbnailUrl].map((path) => new URL(path, window.location.href));
  return [originalName, altText, credit, ...addresses, ...copyOf].join(' ');
};

const orders: ListOrder<Media>[] = [
  { value: 'newest', label: listPanelText.newest },
  { value: 'oldest', label: listPanelText.oldest, compare: (a, b) => a.id - b.id },
  {
    value: 'name',
    label: text.byName,
    compare: (a, b) => compareTexts(a.originalName, b.originalName),
  },
  { value: 'size', label: text.bySize, compare: (a, b) => b.size - a.size },
];

const filters: ListFilter<Media>[] = [
  { value: 'all', label: text.allPictures },
  { value: 'unused', label: text.unusedOnly, accepts: ({ useCount }) => useCount === 0 },
  { value: 'undescribed', label: text.undescribedOnly, accepts: ({ altText }) => altText === '' },
  { value: 'hidden', label: text.hiddenOnly, accepts: ({ isHidden }) => isHidden },
  { value: 'waiting', label: mediaCopyText.waitingOnly, accepts: ({ copyState }) => copyState !== undefined },
];

/** The list's own search, order and filter, over what was narrowed to an operation or a month. */
export function useMediaView(library: readonly Media[]) {
  const narrowing = useNarrowing(library);
  const view = useListView(narrowing.narrowed, { textOf, orders, filters });
  return {
    ...view,
    narrowing,
    isNarrowed: view.isNarrowed || narrowing.isNarrowed,
    key: `${view.key}|${narrowing.key}`,
    clear() {
      view.clear();
      narrowing.clear();
    },
  };
}
