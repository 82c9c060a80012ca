import type { ReactNode } from 'react';
import { BusyButton } from '../button.tsx';

interface SubmitButtonProps {
  /** What the form sends. */
  call: { isPending: boolean; isSuccess: boolean };
  busyLabel: string;
  children: ReactNode;
}

/** Sends a form that is sent once. */
export function SubmitButton({ call: { isPending, isSuccess }, busyLabel, children }: SubmitButtonProps) {
  return (
    <BusyButton type="submit" look="primary" isBusy={isPending} isDone={isSuccess} busyLabel={busyLabel}>
      {children}
    </BusyButton>
  );
}
