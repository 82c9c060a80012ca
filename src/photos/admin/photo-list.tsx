import { useMemo } from 'react';
import { listPanelText } from '#/i18n/tr/list-panel.ts';
import { photosPanelText as text } from '#/i18n/tr/photos-panel.ts';
import { PanelPicture } from '#/media/fields/panel-picture.tsx';
import { Badge } from '#/panel/badge.tsx';
import { compareTexts } from '#/panel/list/compare-texts.ts';
import { FoundList } from '#/panel/list/found-list.tsx';
import { ListTools } from '#/panel/list/list-tools.tsx';
import { RowActions } from '#/panel/list/row-actions.tsx';
import { type ListFilter, type ListOrder, useListView } from '#/panel/list/use-list-view.ts';
import type { GalleryPhoto } from '../schema.ts';
import { nameCategory } from './category-names.ts';

const textOf = ({ title, description, category }: GalleryPhoto) =>
  `${title} ${description} ${nameCategory(category)}`;

const orders: ListOrder<GalleryPhoto>[] = [
  { value: 'newest', label: listPanelText.newest },
  { value: 'oldest', label: listPanelText.oldest, compare: (a, b) => a.id - b.id },
  { value: 'title', label: listPanelText.byTitle, compare: (a, b) => compareTexts(a.title, b.title) },
];

function findFilters(list: GalleryPhoto[]): ListFilter<GalleryPhoto>[] {
  const categories = [...new Set(list.map(({ category }) => category))];
  return [
    { value: '*', label: text.allCategories },
    ...categories
      .map((category) => ({
        value: category,
        label: nameCategory(category),
        accepts: (photo: GalleryPhoto) => photo.category === category,
      }))
      .toSorted((a, b) => compareTexts(a.label, b.label)),
  ];
}

export function PhotoList({
  list,
  onDelete,
}: {
  list: GalleryPhoto[];
  onDelete: (photo: GalleryPhoto) => void;
}) {
  const filters = useMemo(() => findFilters(list), [list]);
  const view = useListView(list, { textOf, orders, filters });
  return (
    <>
      <ListTools view={view} words={text} />
      <FoundList view={view} className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-4">
        {(photo) => <PhotoCard key={photo.id} photo={photo} onDelete={() => onDelete(photo)} />}
      </FoundList>
    </>
  );
}

function PhotoCard({ photo, onDelete }: { photo: GalleryPhoto; onDelete: () => void }) {
  const { title, imageUrl, category } = photo;
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-snow-200 bg-white shadow-card">
      <PanelPicture url={imageUrl} className="aspect-4/3 w-full" />
      <div className="grid flex-1 content-between gap-2 p-3">
        <h3 className="leading-snug font-bold wrap-anywhere">{title}</h3>
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <Badge>{nameCategory(category)}</Badge>
          <RowActions title={title} onDelete={onDelete} />
        </div>
      </div>
    </li>
  );
}
