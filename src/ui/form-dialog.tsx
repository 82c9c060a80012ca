import { type ReactNode, useState } from 'react';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { Confirm } from './confirm.tsx';
import { Dialog } from './dialog.tsx';
import { useLeaveGuard } from './leave-guard.ts';

interface FormDialogProps {
  title: string;
  description?: string;
  isWide?: boolean;
  /** Something typed would be lost. */
  isDirty: boolean;
  onClose: () => void;
  /** The form; `close` is for its cancel button. */
  children: (close: () => void) => ReactNode;
}

/** A dialog that never throws away what was typed without asking. */
export function FormDialog({ isDirty, onClose, children, ...dialog }: FormDialogProps) {
  const [isAsking, setAsking] = useState(false);
  useLeaveGuard(isDirty);
  const close = () => (isDirty ? setAsking(true) : onClose());
  return (
    <Dialog {...dialog} onClose={close}>
      {children(close)}
      {isAsking && (
        <Confirm
          title={text.unsaved}
          description={text.unsavedHint}
          confirmLabel={text.discard}
          cancelLabel={text.keepEditing}
          onConfirm={onClose}
          onCancel={() => setAsking(false)}
        />
      )}
    </Dialog>
  );
}
