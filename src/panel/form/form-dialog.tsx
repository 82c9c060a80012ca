import { type ReactNode, useState } from 'react';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { Confirm } from '../dialog/confirm.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { KeptNotice } from './kept-notice.tsx';
import { useLeaveGuard } from './leave-guard.ts';

interface Keeping {
  /** A text of earlier that was brought back. */
  kept?: { keptAt: string };
  startOver: () => void;
  /** The text is saved, or was given up on purpose: nothing is kept of it. */
  forget: () => void;
}

interface FormDialogProps {
  title: string;
  description?: string;
  isWide?: boolean;
  isWidest?: boolean;
  /** Something typed would be lost. */
  isDirty: boolean;
  /** Where the form's text is kept on this device as it is typed. */
  keeping?: Keeping;
  onClose: () => void;
  /** The form; `close` is for its cancel button, `finish` for when it is saved. */
  children: (ways: { close: () => void; finish: () => void }) => ReactNode;
}

/** A dialog that never throws away what was typed without asking. */
export function FormDialog({ isDirty, keeping, onClose, children, ...dialog }: FormDialogProps) {
  const [isAsking, setAsking] = useState(false);
  useLeaveGuard(isDirty);
  function finish() {
    keeping?.forget();
    onClose();
  }
  const close = () => (isDirty ? setAsking(true) : finish());
  return (
    <Dialog {...dialog} onClose={close}>
      {keeping?.kept && <KeptNotice keptAt={keeping.kept.keptAt} onStartOver={keeping.startOver} />}
      {children({ close, finish })}
      {isAsking && (
        <Confirm
          title={text.unsaved}
          description={text.unsavedHint}
          confirmLabel={text.discard}
          cancelLabel={text.keepEditing}
          onConfirm={finish}
          onCancel={() => setAsking(false)}
        />
      )}
    </Dialog>
  );
}
