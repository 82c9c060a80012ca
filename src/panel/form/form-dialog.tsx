import { type ReactNode, useState } from 'react';
import { formatRelativeTime } from '#/format/relative-time.ts';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { Button } from '../button.tsx';
import { Confirm } from '../dialog/confirm.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { useLeaveGuard } from './leave-guard.ts';

interface LocalDraft {
  /** A text of earlier that was brought back. */
  draft?: { typedAt: string };
  startOver: () => void;
  /** The text is saved, or was given up on purpose: nothing of it stays on this device. */
  forget: () => void;
}

interface FormDialogProps {
  title: string;
  description?: string;
  isWide?: boolean;
  isWidest?: boolean;
  /** Something typed would be lost. */
  isDirty: boolean;
  /** Where the form's text stays on this device as it is typed. */
  localDraft?: LocalDraft;
  onClose: () => void;
  /** The form; `close` is for its cancel button, `finish` for when it is saved. */
  children: (ways: { close: () => void; finish: () => void }) => ReactNode;
}

/** A dialog that never throws away what was typed without asking. */
export function FormDialog({ isDirty, localDraft, onClose, children, ...dialog }: FormDialogProps) {
  const [isAsking, setAsking] = useState(false);
  useLeaveGuard(isDirty);
  function finish() {
    localDraft?.forget();
    onClose();
  }
  const close = () => (isDirty ? setAsking(true) : finish());
  return (
    <Dialog {...dialog} onClose={close}>
      {localDraft?.draft && (
        <LocalDraftNotice typedAt={localDraft.draft.typedAt} onStartOver={localDraft.startOver} />
      )}
      {children({ close, finish })}
      {isAsking && (
        <Confirm
          title={text.unsaved}
          description={text.unsavedHint}
          confirmLabel={text.discard}
          cancelLabel={text.backToEditing}
          onConfirm={finish}
          onCancel={() => setAsking(false)}
        />
      )}
    </Dialog>
  );
}

/** Says that an earlier, unsaved text was brought back, and offers to drop it. */
function LocalDraftNotice({ typedAt, onStartOver }: { typedAt: string; onStartOver: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-snow-200 bg-safe-50 px-5 py-3 text-sm text-safe-700 sm:px-6"
    >
      <p>{text.broughtBack(formatRelativeTime(typedAt, new Date()))}</p>
      <Button size="small" onClick={onStartOver}>
        {text.startOver}
      </Button>
    </div>
  );
}
