import { useQueryClient } from '@tanstack/react-query';
import { unfinishedText as text } from '#/i18n/tr/unfinished.ts';
import { Confirm } from '../dialog/confirm.tsx';
import { serverMessage } from '../failure.tsx';
import { type KeptText, parkedPath } from '../save/kept-texts.ts';
import { dropUnfinished } from '../save/use-unfinished.ts';
import { showToast } from '../toast/toast-store.ts';
import { useSingleMutation } from '../use-single-mutation.ts';

interface UnfinishedDropProps {
  found: KeptText;
  title: string;
  onClose: () => void;
}

export default function UnfinishedDrop({ found, title, onClose }: UnfinishedDropProps) {
  const queries = useQueryClient();
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => dropUnfinished(found),
    onError: (error) =>
      void showToast({ title: text.notDropped, description: serverMessage(error, text.tryAgain) }),
    onSettled() {
      void queries.invalidateQueries({ queryKey: [parkedPath] });
      onClose();
    },
  });
  return (
    <Confirm
      title={text.dropTitle}
      description={text.dropHint(title, found.kept.parked !== undefined)}
      confirmLabel={text.dropConfirm}
      isBusy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    />
  );
}
