import { useQueryClient } from '@tanstack/react-query';
import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Confirm } from '#/panel/dialog/confirm.tsx';
import { serverMessage } from '#/panel/server-message.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import { showChangedMedia, updateMedia } from '../queries.ts';
import type { Media } from '../schema.ts';
import { refreshMedia } from './refresh-media.ts';
import { UsesOfPicture } from './uses-of-picture.tsx';

export function MediaHiding({ media, onClose }: { media: Media; onClose: () => void }) {
  const queries = useQueryClient();
  const words = media.isHidden ? showing : hiding;
  const change = useSingleMutation({
    mutationFn: () => updateMedia(media.id, { isHidden: !media.isHidden }),
    onSuccess: (changed) => {
      showChangedMedia(queries, changed);
      showToast({ title: panelText.succeeded, description: words.done });
    },
    onError: (error) => {
      const description = serverMessage(error, panelText.saveFailed);
      showToast({ title: panelText.failed, description, variant: 'destructive' });
    },
    onSettled: () => {
      void refreshMedia(queries);
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
