import { ArrowDownUp, ImagePlus, Images, ListPlus } from 'lucide-react';
import { panelText } from '#/i18n/tr/panel.ts';
import { photosText } from '#/i18n/tr/photos.ts';
import { photosBulkText as bulkText } from '#/i18n/tr/photos-bulk.ts';
import { photosPanelText as text } from '#/i18n/tr/photos-panel.ts';
import { NarrowingFields } from '#/media/fields/narrowing.tsx';
import { Bin, Deletion } from '#/panel/bin/bin.tsx';
import type { DeletionPlan } from '#/panel/bin/bin-plan.ts';
import { Button } from '#/panel/button.tsx';
import { lazyDialog } from '#/panel/dialog/lazy-dialog.tsx';
import { ListTab } from '#/panel/list/list-tab.tsx';
import { ListTools } from '#/panel/list/list-tools.tsx';
import { deletePhoto, photoBinQuery, restorePhoto } from '../queries.ts';
import { PhotoList } from './photo-list.tsx';
import { refreshPhotos } from './refresh-photos.ts';
import { usePhotoView } from './use-photo-view.ts';

const PhotoDialog = lazyDialog(() => import('./photo-dialog.tsx'));
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

export default function PhotosTab() {
  const view = usePhotoView();
  const { query, items, total, isNarrowed } = view;
  return (
    <ListTab
      title={panelText.photos}
      query={{ data: items, error: query.error, isFetching: query.isFetching }}
      total={total}
      words={words}
      icons={{ none: Images, create: ImagePlus }}
      tools={
        (total || isNarrowed) && (
          <ListTools view={view} words={text}>
            <NarrowingFields narrowing={view.narrowing} />
          </ListTools>
        )
      }
      bin={(close) => <Bin plan={photoBin} onClose={close} />}
      creation={(close) => <PhotoDialog onClose={close} />}
      edit={(id) => (close) => <PhotoDialog id={id} onClose={close} />}
      unfinished={{
        kind: 'photo',
        resume:
          ({ id, slot }) =>
          (close) => {
            return <PhotoDialog id={id} slot={slot} onClose={close} />;
          },
      }}
      buttons={(open) => (
        <>
          {(total ?? 0) > 1 && (
            <Button onClick={() => open((close) => <OrderDialog onClose={close} />)}>
              <ArrowDownUp className="size-5" aria-hidden />
              {bulkText.order}
            </Button>
          )}
          <Button onClick={() => open((close) => <BulkDialog onClose={close} />)}>
            <ListPlus className="size-5" aria-hidden />
            {bulkText.add}
          </Button>
        </>
      )}
    >
      {(list, open) => (
        <PhotoList
          view={view}
          list={list}
          onEdit={(photo) => open((close) => <PhotoDialog id={photo.id} known={photo} onClose={close} />)}
          onDelete={(photo) => open((close) => <Deletion plan={photoBin} item={photo} onClose={close} />)}
        />
      )}
    </ListTab>
  );
}
