import { OperationChoice } from '#/operations/admin/operation-choice.tsx';
import { PhotosTab } from '#/photos/admin/photos-tab.tsx';

/** Photos may belong to operations: here, above both, the one is handed to the other. */
export default function GalleryTab() {
  return <PhotosTab OperationField={OperationChoice} />;
}
