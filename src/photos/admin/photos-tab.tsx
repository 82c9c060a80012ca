import { useQuery } from '@tanstack/react-query';
import { ImagePlus, Images } from 'lucide-react';
import { panelText } from '#/i18n/tr/panel.ts';
import { photosText } from '#/i18n/tr/photos.ts';
import { photosPanelText as text } from '#/i18n/tr/photos-panel.ts';
import { Bin, Deletion } from '#/panel/bin/bin.tsx';
import type { DeletionPlan } from '#/panel/bin/bin-plan.ts';
import { lazyDialog } from '#/panel/dialog/lazy-dialog.tsx';
import { ListTab } from '#/panel/list/list-tab.tsx';
import { deletePhoto, photoBinQuery, photosQuery, restorePhoto } from '../queries.ts';
import type { OperationField } from './operation-field.ts';
import { PhotoList } from './photo-list.tsx';
import { refreshPhotos } from './refresh-photos.ts';

const PhotoDialog = lazyDialog(() => import('./photo-dialog.tsx'));

const photoBin: DeletionPlan = {
  query: photoBinQuery,
  remove: deletePhoto,
  restore: restorePhoto,
  refresh: refreshPhotos,
  words: text,
};

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
      bin={(close) => <Bin plan={photoBin} onClose={close} />}
      creation={(close) => <PhotoDialog OperationField={OperationField} onClose={close} />}
      unfinished={{
        kind: 'photo',
        resume:
          ({ slot }) =>
          (close) => <PhotoDialog OperationField={OperationField} slot={slot} onClose={close} />,
      }}
    >
      {(list, open) => (
        <PhotoList
          list={list}
          onDelete={(photo) => open((close) => <Deletion plan={photoBin} item={photo} onClose={close} />)}
        />
      )}
    </ListTab>
  );
}
