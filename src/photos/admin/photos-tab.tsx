import { useQuery } from '@tanstack/react-query';
import { ImagePlus, Images } from 'lucide-react';
import { panelText } from '#/i18n/tr/panel.ts';
import { photosText } from '#/i18n/tr/photos.ts';
import { photosPanelText as text } from '#/i18n/tr/photos-panel.ts';
import { lazyDialog } from '#/panel/dialog/lazy-dialog.tsx';
import { ListTab } from '#/panel/list/list-tab.tsx';
import { photosQuery } from '../queries.ts';
import type { OperationField } from './operation-field.ts';
import { PhotoDeletion } from './photo-deletion.tsx';
import { PhotoList } from './photo-list.tsx';

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
