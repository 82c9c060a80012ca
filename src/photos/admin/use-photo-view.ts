import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listPanelText } from '#/i18n/tr/list-panel.ts';
import { photosBulkText } from '#/i18n/tr/photos-bulk.ts';
import { photosPanelText as text } from '#/i18n/tr/photos-panel.ts';
import { compareTexts } from '#/panel/list/compare-texts.ts';
import type { ListChoice } from '#/panel/list/paged-query.ts';
import { usePagedView } from '#/panel/list/use-paged-view.ts';
import type { PhotoChoices } from '../answers.server.ts';
import { nameCategory } from '../category-names.ts';
import type { PhotoListChoice } from '../list-choice.ts';
import { photoChoicesQuery, photoListQuery } from '../queries.ts';

const orders: { value: PhotoListChoice['order']; label: string }[] = [
  { value: 'gallery', label: photosBulkText.inOrder },
  { value: 'newest', label: listPanelText.newest },
  { value: 'oldest', label: listPanelText.oldest },
  { value: 'title', label: listPanelText.byTitle },
];

/** Stands for all categories in the field, where an empty value would mean that nothing is chosen. */
const all = '*';
const first: ListChoice<string, PhotoListChoice['order']> = { search: '', filter: all, order: 'gallery' };

const nothing: PhotoChoices = { categories: [], operations: [] };

export type PhotoView = ReturnType<typeof usePhotoView>;

/** The list's filter is a category; it can be narrowed to an operation as well. */
export function usePhotoView() {
  const { data: { categories, operations } = nothing } = useQuery(photoChoicesQuery);
  const [operationId, setOperationId] = useState('');
  const view = usePagedView({
    listQuery: (choice: typeof first) => photoListQuery(askedFor(choice, operationId)),
    first,
    filters: [{ value: all, label: text.allCategories }, ...optionsOf(categories)],
    orders,
  });
  return {
    ...view,
    choice: askedFor(view.choice, operationId),
    narrowing: {
      choices: [
        {
          label: text.operation,
          value: operationId,
          choose: setOperationId,
          options: [
            { value: '', label: text.allOperations },
            ...operations.map(({ id, title }) => ({ value: String(id), label: title })),
          ],
        },
      ],
    },
    isNarrowed: view.isNarrowed || operationId !== '',
    clear() {
      view.clear();
      setOperationId('');
    },
  };
}

const askedFor = ({ search, order, filter }: typeof first, operationId: string): PhotoListChoice => ({
  search,
  order,
  operationId,
  category: filter === all ? '' : filter,
});

const optionsOf = (categories: readonly string[]) =>
  categories
    .map((category) => ({ value: category, label: nameCategory(category) }))
    .toSorted((a, b) => compareTexts(a.label, b.label));
