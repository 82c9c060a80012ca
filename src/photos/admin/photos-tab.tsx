import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ImagePlus, Images } from 'lucide-react';
import { binPanelText } from '#/i18n/tr/bin-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { photosText } from '#/i18n/tr/photos.ts';
import { photosPanelText as text } from '#/i18n/tr/photos-panel.ts';
import { Deletion } from '#/panel/bin/deletion.tsx';
import { lazyDialog } from '#/panel/dialog/lazy-dialog.tsx';
import { ListTab } from '#/panel/list/list-tab.tsx';
import { binDays } from '#/stored/bin.ts';
import { deletePhoto, photosQuery, restorePhoto } from '../queries.ts';
import type { GalleryPhoto } from '../schema.ts';
import type { OperationField } from './operation-field.ts';
import { PhotoList } from './photo-list.tsx';
import { refreshPhotos } from './refresh-photos.ts';

const PhotoBin = lazyDialog(() => import('./photo-bin.tsx'));
const PhotoDialog = lazyDialog(() => import('./photo-dialog.tsx'));

const words = {
  ...text,
  create: text.add,
  loading: photosText.loading,
  failed: photosText.fetchFailed,
  hint: text.fetchHint,
};

export function PhotosTab({ OperationField }: { OperationField: OperationField }) {
  return (
    <ListTab
      title={panelText.photos}
      query={useQuery(photosQuery)}
      words={words}
      icons={{ none: Images, create: ImagePlus }}
      bin={(close) => <PhotoBin onClose={close} />}
      creation={(close) => <PhotoDialog OperationField={OperationField} onClose={close} />}
    >
      {(list, open) => (
        <PhotoList
          list={list}
          onDelete={(photo) => open((close) => <PhotoDeletion photo={photo} onClose={close} />)}
        />
      )}
    </ListTab>
  );
}

function PhotoDeletion({ photo, onClose }: { photo: GalleryPhoto; onClose: () => void }) {
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
