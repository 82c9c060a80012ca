import { useQueryClient } from '@tanstack/react-query';
import { photosPanelText as text } from '#/i18n/tr/photos-panel.ts';
import { Deletion } from '#/ui/deletion.tsx';
import { deletePhoto } from '../queries.ts';
import type { GalleryPhoto } from '../schema.ts';
import { refreshPhotos } from './refresh-photos.ts';

export function PhotoDeletion({ photo, onClose }: { photo: GalleryPhoto; onClose: () => void }) {
  const queries = useQueryClient();
  return (
    <Deletion
      question={text.confirmDeletion}
      detail={`“${photo.title}”`}
      remove={() => deletePhoto(photo.id)}
      refresh={() => refreshPhotos(queries)}
      words={{ deleted: text.deleted }}
      onClose={onClose}
    />
  );
}
