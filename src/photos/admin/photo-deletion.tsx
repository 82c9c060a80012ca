import { useQueryClient } from '@tanstack/react-query';
import { binPanelText } from '#/i18n/tr/bin-panel.ts';
import { photosPanelText as text } from '#/i18n/tr/photos-panel.ts';
import { Deletion } from '#/panel/bin/deletion.tsx';
import { binDays } from '#/stored/bin.ts';
import { deletePhoto, restorePhoto } from '../queries.ts';
import type { GalleryPhoto } from '../schema.ts';
import { refreshPhotos } from './refresh-photos.ts';

export function PhotoDeletion({ photo, onClose }: { photo: GalleryPhoto; onClose: () => void }) {
  const queries = useQueryClient();
  return (
    <Deletion
      question={text.confirmDeletion}
      detail={binPanelText.deletionHint(photo.title, binDays)}
      remove={() => deletePhoto(photo.id)}
      undo={{ restore: () => restorePhoto(photo.id), restored: binPanelText.photoRestored }}
      refresh={() => refreshPhotos(queries)}
      words={{ deleted: text.deleted }}
      onClose={onClose}
    />
  );
}
