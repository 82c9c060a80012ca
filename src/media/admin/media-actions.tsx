import { useQueryClient } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { HttpError } from '#/http/request.ts';
import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import { mediaPanelText } from '#/i18n/tr/media-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { ActQuestion, undoBy } from '#/panel/act.tsx';
import { Badge } from '#/panel/badge.tsx';
import { Button } from '#/panel/button.tsx';
import { Confirm } from '#/panel/dialog/confirm.tsx';
import { restoration } from '#/panel/list/deletion.tsx';
import { readAgain } from '#/panel/read-again.ts';
import { showFailure, showToast } from '#/panel/toast/toast-store.ts';
import { useCopy } from '#/panel/use-copy.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import type { Media, PictureUse } from '../answers.server.ts';
import { CutButton } from '../fields/alt-text-field.tsx';
import { deleteMedia, restoreMedia, showChangedMedia, updateMedia } from '../queries.ts';
import { PictureUses, UsesOfPicture } from './picture-uses.tsx';

export function MediaActions({ media }: { media: Media }) {
  const { isCopied, copyUrl, Icon: CopyIcon } = useCopyUrl(media.url);
  const [isAsking, setAsking] = useState(false);
  const EyeIcon = media.isHidden ? Eye : EyeOff;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="small" onClick={copyUrl}>
        <CopyIcon className="size-4" aria-hidden />
        {isCopied ? mediaPanelText.copied : mediaPanelText.copy}
      </Button>
      <CutButton media={media} />
      <Button
        size="small"
        look={media.isHidden ? 'secondary' : 'dangerQuiet'}
        onClick={() => setAsking(true)}
      >
        <EyeIcon className="size-4" aria-hidden />
        {wordsOf(media).act}
      </Button>
      {media.isHidden && <Badge tone="waiting">{text.hidden}</Badge>}
      {isAsking && <MediaHiding media={media} onClose={() => setAsking(false)} />}
    </div>
  );
}

const wordsOf = ({ isHidden }: Media) => (isHidden ? text.showing : text.hiding);

export function useCopyUrl(url: string) {
  const { copied, copiedHint: hint, copyFailed: failed } = mediaPanelText;
  const { copy, ...state } = useCopy({ copied, hint, failed });
  return { ...state, copyUrl: () => void copy(url) };
}

function MediaHiding({ media, onClose }: { media: Media; onClose: () => void }) {
  const queries = useQueryClient();
  const { act, question, hint, busy, done } = wordsOf(media);
  return (
    <ActQuestion
      title={question(media.originalName)}
      description={hint}
      confirmLabel={act}
      busyLabel={busy}
      act={{
        call: async () =>
          showChangedMedia(queries, await updateMedia(media.id, { isHidden: !media.isHidden })),
        done: () => done,
        failed: panelText.saveFailed,
      }}
      onClose={onClose}
    >
      <h3 className="mt-2 font-bold">{text.uses}</h3>
      <UsesOfPicture id={media.id} />
    </ActQuestion>
  );
}

interface MediaDeletionProps {
  ids: readonly number[];
  /** Of those that are in view. */
  names: readonly string[];
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks again with the list of places when the server finds that some of the pictures are in use. */
export function MediaDeletion({ ids, names, onDeleted, onClose }: MediaDeletionProps) {
  const deletion = useDeletion(ids, { onDeleted, onClose });
  const { uses } = deletion;
  const question = uses
    ? { title: text.inUseTitle(ids.length), description: text.inUseHint, confirmLabel: text.deleteAnyway }
    : {
        title: mediaPanelText.confirmDeletion(ids.length),
        description: mediaPanelText.deletionHint(names, ids.length),
        confirmLabel: panelText.delete,
      };
  return (
    <Confirm
      {...question}
      busyLabel={panelText.deleting}
      isBusy={deletion.isPending}
      onConfirm={() => deletion.mutate(uses !== undefined)}
      onCancel={deletion.cancel}
    >
      {uses && <PictureUses uses={uses} isNamed={ids.length > 1} />}
    </Confirm>
  );
}

function useDeletion(
  ids: readonly number[],
  { onDeleted, onClose }: Pick<MediaDeletionProps, 'onDeleted' | 'onClose'>,
) {
  const queries = useQueryClient();
  const [uses, setUses] = useState<readonly PictureUse[]>();
  const gone = useRef<number[]>([]);
  function tell() {
    const ids = gone.current;
    showToast({
      title: mediaPanelText.deletionSucceeded,
      description: mediaPanelText.deleted(ids.length),
      action: undoBy(
        queries,
        restoration({ ids, restore: restoreMedia, restored: text.restored(ids.length) }),
      ),
    });
  }
  function leave() {
    void readAgain(queries);
    onClose();
  }
  const { mutate, isPending } = useSingleMutation({
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
      showFailure(error, { title: mediaPanelText.deletionFailed, otherwise: mediaPanelText.notDeleted });
      // somebody else may have deleted them first
      leave();
    },
  });
  function cancel() {
    // of several calls the first may have worked
    if (gone.current.length === 0) return onClose();
    tell();
    leave();
  }
  return { uses, isPending, mutate, cancel };
}

/** Undefined unless the server refused because the pictures are in use. */
function findUses(error: Error): PictureUse[] | undefined {
  if (!(error instanceof HttpError) || error.status !== 409) return undefined;
  return 'uses' in error.body && Array.isArray(error.body.uses) ? error.body.uses : undefined;
}
