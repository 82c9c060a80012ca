import { useQueryClient } from '@tanstack/react-query';
import { panelText } from '#/i18n/tr/panel.ts';
import { publicationText } from '#/i18n/tr/publication.ts';
import { Confirm } from '../dialog/confirm.tsx';
import { undoAction } from '../list/restoring.ts';
import { readAgain } from '../read-again.ts';
import type { Stored } from '../save/open-form.ts';
import { showFailure, showToast } from '../toast/toast-store.ts';
import { useSingleMutation } from '../use-single-mutation.ts';
import type { PublicationPlan } from './publication.tsx';

interface UnpublishingProps<Saved extends Stored> {
  plan: PublicationPlan<Saved>;
  /** As the person has seen it in the list. */
  item: { id: number; title: string; version: number };
  onClose: () => void;
}

/** Takes from visitors what is published, and offers to give it back. */
export function Unpublishing<Saved extends Stored>({ plan, item, onClose }: UnpublishingProps<Saved>) {
  const queries = useQueryClient();
  const { id, title, version } = item;
  const { change, list, words } = plan;
  const unpublishing = useSingleMutation({
    mutationFn: () => change(queries, { id, version, published: false }),
    onSuccess: (saved) => {
      const again = { id, version: saved?.version ?? version + 1, published: true };
      const undo = { restore: () => change(queries, again), restored: words.publishedAgain };
      const action = undoAction(queries, undo);
      showToast({ title: panelText.succeeded, description: words.unpublished, action });
      return readAgain(queries, { list, saved });
    },
    onError: (error) => {
      showFailure(error, { otherwise: words.unpublishFailed });
      void readAgain(queries);
    },
    onSettled: onClose,
  });
  return (
    <Confirm
      title={words.confirmUnpublish}
      description={words.unpublishHint(title)}
      confirmLabel={publicationText.unpublish}
      busyLabel={words.unpublishing}
      isBusy={unpublishing.isPending}
      onConfirm={() => unpublishing.mutate()}
      onCancel={onClose}
    />
  );
}
