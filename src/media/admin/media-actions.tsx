import { useQueryClient } from '@tanstack/react-query';
import { Check, Copy, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import { mediaPanelText } from '#/i18n/tr/media-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Badge } from '#/panel/badge.tsx';
import { Button } from '#/panel/button.tsx';
import { Confirm } from '#/panel/dialog/confirm.tsx';
import { readAgain } from '#/panel/read-again.ts';
import { showFailure, showToast } from '#/panel/toast/toast-store.ts';
import { useCopy } from '#/panel/use-copy.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import type { Media } from '../answers.server.ts';
import { showChangedMedia, updateMedia } from '../queries.ts';
import { UsesOfPicture } from './picture-uses.tsx';

export function MediaActions({ media }: { media: Media }) {
  const { isCopied, copyUrl } = useCopyUrl(media.url);
  const [isAsking, setAsking] = useState(false);
  const CopyIcon = isCopied ? Check : Copy;
  const EyeIcon = media.isHidden ? Eye : EyeOff;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="small" onClick={copyUrl}>
        <CopyIcon className="size-4" aria-hidden />
        {isCopied ? mediaPanelText.copied : mediaPanelText.copy}
      </Button>
      <Button
        size="small"
        look={media.isHidden ? 'secondary' : 'dangerQuiet'}
        onClick={() => setAsking(true)}
      >
        <EyeIcon className="size-4" aria-hidden />
        {media.isHidden ? text.show : text.hide}
      </Button>
      {media.isHidden && <Badge tone="waiting">{text.hidden}</Badge>}
      {isAsking && <MediaHiding media={media} onClose={() => setAsking(false)} />}
    </div>
  );
}

export function useCopyUrl(url: string) {
  const { isCopied, copy } = useCopy({
    onCopied: () => showToast({ title: mediaPanelText.copied, description: mediaPanelText.copiedHint }),
    onFailed: () => showFailure(undefined, { otherwise: mediaPanelText.copyFailed }),
  });
  return { isCopied, copyUrl: () => void copy(url) };
}

function MediaHiding({ media, onClose }: { media: Media; onClose: () => void }) {
  const queries = useQueryClient();
  const words = media.isHidden ? showing : hiding;
  const change = useSingleMutation({
    mutationFn: () => updateMedia(media.id, { isHidden: !media.isHidden }),
    onSuccess: (changed) => {
      showChangedMedia(queries, changed);
      showToast({ title: panelText.succeeded, description: words.done });
    },
    onError: (error) => showFailure(error, { otherwise: panelText.saveFailed }),
    onSettled: () => {
      void readAgain(queries);
      onClose();
    },
  });
  return (
    <Confirm
      title={words.question(media.originalName)}
      description={words.hint}
      confirmLabel={words.action}
      busyLabel={words.busy}
      isBusy={change.isPending}
      onConfirm={() => change.mutate()}
      onCancel={onClose}
    >
      <h3 className="mt-2 font-bold">{text.uses}</h3>
      <UsesOfPicture id={media.id} />
    </Confirm>
  );
}

const hiding = {
  question: text.hideOf,
  hint: text.hideHint,
  action: text.hide,
  busy: text.hiding,
  done: text.hiddenNow,
};
const showing = {
  question: text.showOf,
  hint: text.showHint,
  action: text.show,
  busy: text.showing,
  done: text.shownNow,
};
