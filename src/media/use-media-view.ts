import { listPanelText } from '#/i18n/tr/list-panel.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { compareTexts } from '#/ui/compare-texts.ts';
import { type ListOrder, useListView } from '#/ui/use-list-view.ts';
import type { Media } from './schema.ts';

/** An address that somebody pastes finds its picture too. */
const textOf = ({ originalName, url }: Media) => `${originalName} ${new URL(url, window.location.href)}`;

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

/** The library as somebody searches it, in its tab and where a picture is chosen. */
export const useMediaView = (library: readonly Media[]) => useListView(library, { textOf, orders });
