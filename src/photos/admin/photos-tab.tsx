import { useQuery } from '@tanstack/react-query';
import { ArrowDownUp, ImagePlus, Images, ListPlus } from 'lucide-react';
import { panelText } from '#/i18n/tr/panel.ts';
import { photosText } from '#/i18n/tr/photos.ts';
import { photosBulkText as bulkText } from '#/i18n/tr/photos-bulk.ts';
import { photosPanelText as text } from '#/i18n/tr/photos-panel.ts';
import { Bin, Deletion } from '#/panel/bin/bin.tsx';
import type { DeletionPlan } from '#/panel/bin/bin-plan.ts';
import { Button } from '#/panel/button.tsx';
import { lazyDialog } from '#/panel/dialog/lazy-dialog.tsx';
import { ListTab } from '#/panel/list/list-tab.tsx';
import { deletePhoto, photoBinQuery, photosQuery, restorePhoto } from '../queries.ts';
import type { OperationField, UseOperationTitle } from './operation-field.ts';
import { PhotoList } from './photo-list.tsx';
import { refreshPhotos } from './refresh-photos.ts';

const PhotoDialog = lazyDialog(() => import('./photo-dialog.tsx'));
const PhotoEditDialog = lazyDialog(() => import('./photo-edit-dialog.tsx'));
const BulkDialog = lazyDialog(() => import('./bulk/bulk-dialog.tsx'));
const OrderDialog = lazyDialog(() => import('./order/order-dialog.tsx'));

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

interface PhotosTabProps {
  OperationField: OperationField;
  useOperationTitle: UseOperationTitle;
}

export function PhotosTab(operations: PhotosTabProps) {
  const { OperationField } = operations;
  const query = useQuery(photosQuery);
  return (
    <ListTab
      title={panelText.photos}
      query={query}
      words={words}
      icons={{ none: Images, create: ImagePlus }}
      bin={(close) => <Bin plan={photoBin} onClose={close} />}
      creation={(close) => <PhotoDialog OperationField={OperationField} onClose={close} />}
      unfinished={{
        kind: 'photo',
        resume:
          ({ id, slot }) =>
          (close) => {
            const photo = query.data?.find((other) => other.id === id);
            const form = { OperationField, slot, onClose: close };
            return photo ? <PhotoEditDialog photo={photo} {...form} /> : <PhotoDialog {...form} />;
          },
      }}
      buttons={(open) => (
        <>
          {query.data && query.data.length > 1 && (
            <Button onClick={() => open((close) => <OrderDialog onClose={close} />)}>
              <ArrowDownUp className="size-5" aria-hidden />
              {bulkText.order}
            </Button>
          )}
          <Button onClick={() => open((close) => <BulkDialog {...operations} onClose={close} />)}>
            <ListPlus className="size-5" aria-hidden />
            {bulkText.add}
          </Button>
        </>
      )}
    >
      {(list, open) => (
        <PhotoList
          list={list}
          OperationField={OperationField}
          onEdit={(photo) =>
            open((close) => <PhotoEditDialog photo={photo} OperationField={OperationField} onClose={close} />)
          }
          onDelete={(photo) => open((close) => <Deletion plan={photoBin} item={photo} onClose={close} />)}
        />
      )}
    </ListTab>
  );
}
