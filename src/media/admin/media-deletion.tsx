import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { HttpError } from '#/http/request.ts';
import { mediaDetailsText as details } from '#/i18n/tr/media-details.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Confirm } from '#/panel/dialog/confirm.tsx';
import { restoreAll, undoAction } from '#/panel/list/restoring.ts';
import { readAgain } from '#/panel/read-again.ts';
import { showFailure, showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import type { PictureUse } from '../answers.server.ts';
import { deleteMedia, restoreMedia } from '../queries.ts';
import { PictureUses } from './picture-uses.tsx';

interface MediaDeletionProps {
  ids: readonly number[];
  /** Of those that are in view. */
  names: readonly string[];
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks again with the list of places when the server finds that some of the pictures are in use. */
export function MediaDeletion({ ids, names, onDeleted, onClose }: MediaDeletionProps) {
  const queries = useQueryClient();
  const [uses, setUses] = useState<readonly PictureUse[]>();
  const gone = useRef<number[]>([]);
  function tell() {
    if (gone.current.length > 0) toastDeletion(queries, gone.current);
  }
  const deletion = useSingleMutation({
    mutationFn: (force: boolean) => {
      const left = ids.filter((id) => !gone.current.includes(id));
      return deleteMedia(left, { force, onDeleted: (ids) => gone.current.push(...ids) });
    },
    onSuccess: async () => {
      tell();
      onDeleted();
      await readAgain(queries);
      onClose();
    },
    onError: (error) => {
      const found = findUses(error);
      setUses(found);
      if (found) return;
      tell();
      showFailure(error, { title: text.deletionFailed, otherwise: text.notDeleted });
      // somebody else may have deleted them first
      void readAgain(queries);
      onClose();
    },
  });
  const question = uses
    ? {
        title: details.inUseTitle(ids.length),
        description: details.inUseHint,
        confirmLabel: details.deleteAnyway,
      }
    : {
        title: text.confirmDeletion(ids.length),
        description: text.deletionHint(names, ids.length),
        confirmLabel: panelText.delete,
      };
  return (
    <Confirm
      {...question}
      busyLabel={panelText.deleting}
      isBusy={deletion.isPending}
      onConfirm={() => deletion.mutate(uses !== undefined)}
      onCancel={() => {
        // of several calls the first may have worked
        tell();
        if (gone.current.length > 0) void readAgain(queries);
        onClose();
      }}
    >
      {uses && <PictureUses uses={uses} isNamed={ids.length > 1} />}
    </Confirm>
  );
}

function toastDeletion(queries: QueryClient, ids: readonly number[]): void {
  showToast({
    title: text.deletionSucceeded,
    description: text.deleted(ids.length),
    action: undoAction(queries, {
      restore: () => restoreAll(ids, restoreMedia),
      restored: details.restored(ids.length),
    }),
  });
}

/** Undefined unless the server refused because the pictures are in use. */
function findUses(error: Error): PictureUse[] | undefined {
  if (!(error instanceof HttpError) || error.status !== 409) return undefined;
  return 'uses' in error.body && Array.isArray(error.body.uses) ? error.body.uses : undefined;
}
