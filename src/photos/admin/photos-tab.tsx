import { useQuery } from '@tanstack/react-query';
import { ImagePlus, Images } from 'lucide-react';
import { lazy, useState } from 'react';
import { panelText } from '#/i18n/tr/panel.ts';
import { photosText } from '#/i18n/tr/photos.ts';
import { photosPanelText as text } from '#/i18n/tr/photos-panel.ts';
import { Button } from '#/ui/button.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { LateDialog } from '#/ui/late-dialog.tsx';
import { ListState } from '#/ui/list-state.tsx';
import { SectionHeader } from '#/ui/section-header.tsx';
import { photosQuery } from '../queries.ts';
import type { GalleryPhoto } from '../schema.ts';
import type { OperationField } from './operation-field.ts';
import { PhotoDeletion } from './photo-deletion.tsx';
import { PhotoList } from './photo-list.tsx';

const PhotoDialog = lazy(() => import('./photo-dialog.tsx'));

type Task = { kind: 'add' } | { kind: 'delete'; photo: GalleryPhoto };

const words = { loading: photosText.loading, failed: photosText.fetchFailed, hint: text.fetchHint };

export function PhotosTab({ OperationField }: { OperationField: OperationField }) {
  const [task, setTask] = useState<Task>();
  const query = useQuery(photosQuery);
  const close = () => setTask(undefined);
  return (
    <>
      <SectionHeader
        title={panelText.photos}
        note={query.data?.length ? text.count(query.data.length) : undefined}
      >
        <Button look="primary" onClick={() => setTask({ kind: 'add' })}>
          <ImagePlus className="size-5" aria-hidden />
          {text.add}
        </Button>
      </SectionHeader>
      <ListState
        query={query}
        words={words}
        empty={<EmptyState icon={Images} title={text.noneYet} hint={text.noneYetHint} />}
      >
        {(list) => <PhotoList list={list} onDelete={(photo) => setTask({ kind: 'delete', photo })} />}
      </ListState>
      {task?.kind === 'delete' && <PhotoDeletion photo={task.photo} onClose={close} />}
      {task?.kind === 'add' && (
        <LateDialog>
          <PhotoDialog OperationField={OperationField} onClose={close} />
        </LateDialog>
      )}
    </>
  );
}
