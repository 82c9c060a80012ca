import { useQueryClient } from '@tanstack/react-query';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Confirm } from '#/panel/dialog/confirm.tsx';
import { readAgain } from '#/panel/read-again.ts';
import { showFailure, showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import type { DocumentSummary } from '../answers.server.ts';
import { discardDraft } from '../queries.ts';

interface DraftDiscardingProps {
  document: DocumentSummary;
  onClose: () => void;
}

/** Names who has saved the draft, which may be somebody else's work. */
export default function DraftDiscarding({ document, onClose }: DraftDiscardingProps) {
  const queries = useQueryClient();
  const { title, updatedBy } = document;
  const discard = useSingleMutation({
    mutationFn: () => discardDraft(document),
    onSuccess: () =>
      showToast({ title: panelText.succeeded, description: text.discarded, detail: text.section(title) }),
    onError: (error) => showFailure(error, { title: text.discardFailed, otherwise: text.fetchHint }),
    onSettled: async () => {
      await readAgain(queries);
      onClose();
    },
  });
  return (
    <Confirm
      title={text.confirmDiscard(title)}
      description={text.discardHint(updatedBy)}
      confirmLabel={text.discard}
      busyLabel={text.discarding}
      isBusy={discard.isPending}
      onConfirm={() => discard.mutate()}
      onCancel={onClose}
    />
  );
}
