import { OperationChoice } from '#/operations/admin/operation-choice.tsx';
import { PhotosTab } from '#/photos/admin/photos-tab.tsx';

/** Hands operations to the photos, because neither folder may import the other. */
export default function GalleryTab() {
  return <PhotosTab OperationField={OperationChoice} />;
}
