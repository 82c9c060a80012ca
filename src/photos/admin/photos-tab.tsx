import { useQuery } from '@tanstack/react-query';
import { ArrowDownUp, ImagePlus, Images, ListPlus, Pencil, Trash2 } from 'lucide-react';
import { compareTexts } from '#/format/compare-texts.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { photosText } from '#/i18n/tr/photos.ts';
import { photosBulkText as bulkText } from '#/i18n/tr/photos-bulk.ts';
import { photosPanelText as text } from '#/i18n/tr/photos-panel.ts';
import { PanelPicture } from '#/media/fields/panel-picture.tsx';
import { lazyDialog } from '#/panel/lazy.tsx';
import { Deletion } from '#/panel/list/bin.tsx';
import type { DeletionPlan, ListPlan } from '#/panel/list/list-plan.ts';
import { tilePicture } from '#/panel/list/list-row.tsx';
import { ListScreen } from '#/panel/list/list-screen.tsx';
import { useListView, usualOrders } from '#/panel/list/list-view.ts';
import type { PhotoChoices } from '../answers.server.ts';
import { nameCategory } from '../category-names.ts';
import { firstPhotoChoice } from '../list-choice.ts';
import {
  deletePhoto,
  fetchFoundPhotoIds,
  photoBinQuery,
  photoChoicesQuery,
  photoListQuery,
  restorePhoto,
} from '../queries.ts';
import type { Photo } from '../schema.ts';

const PhotoDialog = lazyDialog(() => import('./photo-dialog.tsx'));
const BulkDialog = lazyDialog(() => import('./bulk/bulk-dialog.tsx'));
const OrderDialog = lazyDialog(() => import('./order/order-dialog.tsx'));
const ChangeDialog = lazyDialog(() => import('./change-dialog.tsx'));

const bin: DeletionPlan = {
  ...{ query: photoBinQuery, remove: deletePhoto, restore: restorePhoto },
  words: { ...bulkText, binHint: text.binHint },
};

const order = {
  ...{ label: bulkText.order, icon: ArrowDownUp },
  dialog: (onClose: () => void) => <OrderDialog onClose={onClose} />,
};
const bulkAddition = {
  ...{ label: bulkText.add, icon: ListPlus },
  dialog: (onClose: () => void) => <BulkDialog onClose={onClose} />,
};

const list: ListPlan<Photo> = {
  kind: 'photo',
  title: panelText.photos,
  help: 'photos',
  words: {
    ...text,
    create: text.add,
    loading: photosText.loading,
    failed: photosText.fetchFailed,
    hint: text.fetchHint,
  },
  icons: { none: Images, create: ImagePlus },
  row: ({ imageUrl, category }) => ({
    picture: <PanelPicture url={imageUrl} className={tilePicture} />,
    marks: [{ words: nameCategory(category) }],
  }),
  Form: PhotoDialog,
  bin,
  buttons: (total) => (total > 1 ? [order, bulkAddition] : [bulkAddition]),
  tiles: {
    words: bulkText,
    acts: [
      {
        ...{ label: bulkText.change, icon: Pencil },
        dialog: (chosen) => <ChangeDialog {...chosen} />,
      },
      {
        ...{ label: bulkText.delete, icon: Trash2, look: 'danger' },
        dialog: (chosen) => <Deletion plan={bin} hint={bulkText.deletionHint} {...chosen} />,
      },
    ],
  },
};

const none: PhotoChoices = { categories: [], operations: [] };

export default function PhotosTab() {
  const { data: { categories, operations } = none } = useQuery(photoChoicesQuery);
  const view = useListView({
    listQuery: photoListQuery,
    fetchIds: fetchFoundPhotoIds,
    first: firstPhotoChoice,
    orders: [{ value: 'gallery', label: bulkText.inOrder }, ...usualOrders],
    filters: [
      {
        name: 'category',
        label: text.filter,
        options: [
          { value: '', label: text.allCategories },
          ...categories
            .map((category) => ({ value: category, label: nameCategory(category) }))
            .toSorted((a, b) => compareTexts(a.label, b.label)),
        ],
      },
      {
        name: 'operationId',
        label: text.operation,
        options: [
          { value: '', label: text.allOperations },
          ...operations.map(({ id, title }) => ({ value: String(id), label: title })),
        ],
      },
    ],
  });
  return <ListScreen list={list} view={view} />;
}
