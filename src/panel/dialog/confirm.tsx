import { AlertDialog } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { BusyButton, Button } from '../button.tsx';
import { useBackButton, useReturnFocus } from './closing.ts';
import { overlayClass, ToastsInReach } from './dialog.tsx';

interface ConfirmProps {
  title: string;
  description?: string;
  /** Left out where nothing can be done but go back. */
  confirmLabel?: string;
  busyLabel?: string;
  cancelLabel?: string;
  isBusy?: boolean;
  /** Use `primary` where nothing is lost, `secondary` where going back is the safer answer. */
  look?: keyof typeof borders;
  /** Another way out. */
  other?: { label: string; onPress: () => void };
  onConfirm?: () => void;
  onCancel: () => void;
  children?: ReactNode;
}

const borders = {
  danger: 'border-danger-600',
  primary: 'border-signal-500',
  secondary: 'border-signal-500',
};

/** Open for as long as it is mounted. */
export function Confirm({
  title,
  description,
  confirmLabel,
  busyLabel,
  cancelLabel,
  isBusy = false,
  look = 'danger',
  other,
  onConfirm,
  onCancel,
  children,
}: ConfirmProps) {
  const focus = useReturnFocus();
  const no = useRef<HTMLButtonElement>(null);
  // focus the safe answer at first, and again when the confirmed work has led to another question
  useEffect(() => {
    if (!isBusy) no.current?.focus();
  }, [isBusy]);
  const cancel = () => !isBusy && onCancel();
  useBackButton(cancel);
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && cancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayClass} />
        <AlertDialog.Content
          {...focus}
          className={`fixed top-1/2 left-1/2 z-50 grid max-h-[calc(100dvh-2rem)] w-[min(100vw-2rem,27rem)] -translate-1/2 grid-cols-1 gap-2 overflow-y-auto rounded-card border-t-4 bg-white p-6 max-[20rem]:p-4 shadow-2xl outline-none ${borders[look]}`}
        >
          <AlertDialog.Title className="text-lg leading-snug font-bold wrap-anywhere">
            {title}
          </AlertDialog.Title>
          {description && (
            <AlertDialog.Description className="wrap-anywhere text-ink-soft">
              {description}
            </AlertDialog.Description>
          )}
          {children}
          <ToastsInReach />
          {/* on a phone the safe answer comes first */}
          <div className="mt-4 flex flex-col-reverse gap-3 sm:flex-row-reverse sm:flex-wrap">
            {confirmLabel && (
              <BusyButton
                look={look}
                isBusy={isBusy}
                busyLabel={busyLabel ?? confirmLabel}
                // the second press of a double click must not answer a question that has just appeared
                onClick={(event) => event.detail < 2 && onConfirm?.()}
              >
                {confirmLabel}
              </BusyButton>
            )}
            <AlertDialog.Cancel asChild>
              <Button ref={no} disabled={isBusy} look={confirmLabel ? undefined : 'primary'}>
                {cancelLabel ?? text.cancel}
              </Button>
            </AlertDialog.Cancel>
            {other && (
              <Button look="primary" onClick={other.onPress}>
                {other.label}
              </Button>
            )}
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
