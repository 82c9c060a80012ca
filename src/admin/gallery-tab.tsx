import { useQuery } from '@tanstack/react-query';
import { OperationChoice } from '#/operations/admin/operation-choice.tsx';
import { operationChoicesQuery } from '#/operations/queries.ts';
import { PhotosTab } from '#/photos/admin/photos-tab.tsx';

/** Passes operations to the photos, because neither folder may import the other. */
export default function GalleryTab() {
  return <PhotosTab OperationField={OperationChoice} useOperationTitle={useOperationTitle} />;
}

function useOperationTitle(id: number | null): string | undefined {
  const { data: operations } = useQuery({ ...operationChoicesQuery, enabled: id !== null });
  return operations?.find((operation) => operation.id === id)?.title;
}
