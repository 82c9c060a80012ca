import { useMemo } from 'react';
import { listPanelText } from '#/i18n/tr/list-panel.ts';
import { photosBulkText as bulkText } from '#/i18n/tr/photos-bulk.ts';
import { photosPanelText as text } from '#/i18n/tr/photos-panel.ts';
import { PanelPicture } from '#/media/fields/panel-picture.tsx';
import { Badge } from '#/panel/badge.tsx';
import { compareTexts } from '#/panel/list/compare-texts.ts';
import { FoundList } from '#/panel/list/found-list.tsx';
import { ListTools } from '#/panel/list/list-tools.tsx';
import { RowActions } from '#/panel/list/row-actions.tsx';
import { type ListFilter, type ListOrder, useListView } from '#/panel/list/use-list-view.ts';
import { useSelection } from '#/panel/list/use-selection.ts';
import { nameCategory } from '../category-names.ts';
import type { Photo } from '../schema.ts';
import type { OperationField } from './operation-field.ts';
import { PhotoSelectionBar } from './selected/photo-selection-bar.tsx';

const textOf = ({ title, description, category }: Photo) =>
  `${title} ${description} ${nameCategory(category)}`;

const orders: ListOrder<Photo>[] = [
  { value: 'gallery', label: bulkText.inOrder },
  { value: 'newest', label: listPanelText.newest, compare: (a, b) => b.id - a.id },
  { value: 'oldest', label: listPanelText.oldest, compare: (a, b) => a.id - b.id },
  { value: 'title', label: listPanelText.byTitle, compare: (a, b) => compareTexts(a.title, b.title) },
];

function findFilters(list: Photo[]): ListFilter<Photo>[] {
  const categories = [...new Set(list.map(({ category }) => category))];
  return [
    { value: '*', label: text.allCategories },
    ...categories
      .map((category) => ({
        value: category,
        label: nameCategory(category),
        accepts: (photo: Photo) => photo.category === category,
      }))
      .toSorted((a, b) => compareTexts(a.label, b.label)),
  ];
}

interface PhotoListProps {
  list: Photo[];
  OperationField: OperationField;
  onEdit: (photo: Photo) => void;
  onDelete: (photo: Photo) => void;
}

export function PhotoList({ list, OperationField, onEdit, onDelete }: PhotoListProps) {
  const filters = useMemo(() => findFilters(list), [list]);
  const view = useListView(list, { textOf, orders, filters });
  const selection = useSelection(view.found);
  return (
    <>
      <ListTools view={view} words={text} />
      <FoundList
        view={view}
        className="grid grid-cols-2 gap-3 max-[20rem]:grid-cols-1 md:grid-cols-3 md:gap-4 lg:grid-cols-4"
      >
        {(photo) => (
          <PhotoCard
            key={photo.id}
            photo={photo}
            isSelected={selection.has(photo.id)}
            onSelect={() => selection.toggle(photo.id)}
            onEdit={() => onEdit(photo)}
            onDelete={() => onDelete(photo)}
          />
        )}
      </FoundList>
      {/* below the list, which must not move under the finger that selects */}
      {selection.selected.length > 0 && (
        <PhotoSelectionBar selection={selection} OperationField={OperationField} />
      )}
    </>
  );
}

interface PhotoCardProps {
  photo: Photo;
  isSelected: boolean;
  onSelect: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

function PhotoCard({ photo, isSelected, onSelect, onEdit, onDelete }: PhotoCardProps) {
  const { title, imageUrl, category } = photo;
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-snow-200 bg-white shadow-card has-checked:border-signal-600 has-checked:ring-1 has-checked:ring-signal-600">
      <label className="relative block cursor-pointer">
        <PanelPicture url={imageUrl} className="aspect-4/3 w-full" />
        <input
          type="checkbox"
          aria-label={bulkText.select(title)}
          checked={isSelected}
          onChange={onSelect}
          className="absolute top-2 left-2 size-6 scroll-mt-24 cursor-pointer"
        />
      </label>
      <div className="grid flex-1 grid-cols-1 content-between gap-2 p-3">
        <h3 className="leading-snug font-bold wrap-anywhere">{title}</h3>
        <div className="flex flex-wrap items-center justify-between gap-y-2">
          <Badge>{nameCategory(category)}</Badge>
          {/* both buttons fit side by side into half a phone */}
          <div className="-mx-2 flex grow flex-wrap justify-between sm:mx-0 sm:grow-0 sm:gap-2">
            <RowActions title={title} onEdit={onEdit} onDelete={onDelete} />
          </div>
        </div>
      </div>
    </li>
  );
}
