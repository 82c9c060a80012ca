import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { listPanelText } from '#/i18n/tr/list-panel.ts';
import { photosBulkText as text } from '#/i18n/tr/photos-bulk.ts';
import { PanelPicture } from '#/media/fields/panel-picture.tsx';
import { Badge } from '#/panel/badge.tsx';
import { Button } from '#/panel/button.tsx';
import { lazyDialog } from '#/panel/dialog/lazy-dialog.tsx';
import { type FoundSelection, SelectAll, useFoundSelection } from '#/panel/list/found-selection.tsx';
import { PagedList } from '#/panel/list/paged-list.tsx';
import { RowActions } from '#/panel/list/row-actions.tsx';
import { nameCategory } from '../category-names.ts';
import { fetchFoundPhotoIds } from '../queries.ts';
import type { Photo } from '../schema.ts';
import type { PhotoView } from './use-photo-view.ts';

interface PhotoListProps {
  view: PhotoView;
  list: Photo[];
  onEdit: (photo: Photo) => void;
  onDelete: (photo: Photo) => void;
}

export function PhotoList({ view, list, onEdit, onDelete }: PhotoListProps) {
  const selection = useFoundSelection(view, fetchFoundPhotoIds);
  return (
    <>
      <PagedList
        view={view}
        items={list}
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
      </PagedList>
      {/* below the list, which must not move under the finger that selects */}
      {selection.selected.length > 0 && <PhotoSelectionBar selection={selection} photos={list} />}
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
          aria-label={text.select(title)}
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

const ChangeDialog = lazyDialog(() => import('./selected/change-dialog.tsx'));
const SelectedDeletion = lazyDialog(() => import('./selected/selected-deletion.tsx'));

interface PhotoSelectionBarProps {
  selection: FoundSelection;
  /** Those that have come. */
  photos: readonly Photo[];
}

function PhotoSelectionBar({ selection, photos }: PhotoSelectionBarProps) {
  const { selected, isSelecting, clear } = selection;
  const [opened, open] = useState<'change' | 'deletion'>();
  const close = () => open(undefined);
  return (
    <div className="sticky bottom-2 z-10 mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-snow-200 bg-white px-3 py-1 shadow-card">
      <SelectAll
        selection={selection}
        label={text.selectAll}
        said={isSelecting ? listPanelText.selecting : text.selected(selected.length)}
      />
      {!isSelecting && (
        <div className="ml-auto flex flex-wrap gap-2">
          <Button size="small" onClick={() => open('change')}>
            <Pencil className="size-4" aria-hidden />
            {text.change}
          </Button>
          <Button size="small" look="danger" onClick={() => open('deletion')}>
            <Trash2 className="size-4" aria-hidden />
            {text.delete}
          </Button>
        </div>
      )}
      {opened === 'change' && (
        <ChangeDialog ids={selected} known={photos} onChanged={clear} onClose={close} />
      )}
      {opened === 'deletion' && <SelectedDeletion ids={selected} onDeleted={clear} onClose={close} />}
    </div>
  );
}
