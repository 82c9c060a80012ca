import { useFoundSelection } from '#/panel/list/found-selection.tsx';
import { PagedList } from '#/panel/list/paged-list.tsx';
import { fetchFoundPhotoIds } from '../queries.ts';
import type { Photo } from '../schema.ts';
import { PhotoCard } from './photo-card.tsx';
import { PhotoSelectionBar } from './selected/photo-selection-bar.tsx';
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
