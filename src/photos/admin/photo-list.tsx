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
import type { Photo } from '../schema.ts';
import { nameCategory } from './category-names.ts';

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
  onEdit: (photo: Photo) => void;
  onDelete: (photo: Photo) => void;
}

export function PhotoList({ list, onEdit, onDelete }: PhotoListProps) {
  const filters = useMemo(() => findFilters(list), [list]);
  const view = useListView(list, { textOf, orders, filters });
  return (
    <>
      <ListTools view={view} words={text} />
      <FoundList view={view} className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-4">
        {(photo) => (
          <PhotoCard
            key={photo.id}
            photo={photo}
            onEdit={() => onEdit(photo)}
            onDelete={() => onDelete(photo)}
          />
        )}
      </FoundList>
    </>
  );
}

interface PhotoCardProps {
  photo: Photo;
  onEdit: () => void;
  onDelete: () => void;
}

function PhotoCard({ photo, onEdit, onDelete }: PhotoCardProps) {
  const { title, imageUrl, category } = photo;
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-snow-200 bg-white shadow-card">
      <PanelPicture url={imageUrl} className="aspect-4/3 w-full" />
      <div className="grid flex-1 content-between gap-2 p-3">
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
