import { useQueryClient } from '@tanstack/react-query';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { Deletion } from '#/ui/deletion.tsx';
import { deleteMedia, mediaQuery } from '../queries.ts';
import type { Media } from '../schema.ts';

interface MediaDeletionProps {
  pictures: readonly Media[];
  onDeleted: () => void;
  onClose: () => void;
}

export function MediaDeletion({ pictures, onDeleted, onClose }: MediaDeletionProps) {
  const queries = useQueryClient();
  return (
    <Deletion
      question={text.confirmDeletion(pictures.length)}
      detail={text.deletionHint(pictures.map(({ originalName }) => originalName))}
      remove={() => deleteMedia(pictures.map(({ id }) => id))}
      refresh={() => queries.invalidateQueries({ queryKey: mediaQuery.queryKey })}
      words={{
        succeeded: text.deletionSucceeded,
        deleted: text.deleted(pictures.length),
        failed: text.deletionFailed,
        notDeleted: text.notDeleted,
      }}
      onDeleted={onDeleted}
      onClose={onClose}
    />
  );
}
