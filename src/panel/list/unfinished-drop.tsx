import { unfinishedText as text } from '#/i18n/tr/unfinished.ts';
import { Confirm } from '../dialog/confirm.tsx';
import type { DraftInSlot } from '../form/local-drafts.ts';
import { dropUnfinished } from '../form/use-unfinished.ts';

interface UnfinishedDropProps {
  found: DraftInSlot;
  title: string;
  onClose: () => void;
}

export default function UnfinishedDrop({ found, title, onClose }: UnfinishedDropProps) {
  return (
    <Confirm
      title={text.dropTitle}
      description={text.dropHint(title)}
      confirmLabel={text.dropConfirm}
      onConfirm={() => {
        void dropUnfinished(found);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
