import type { ComponentProps, MouseEvent } from 'react';
import { Button } from './button.tsx';
import { Spinner } from './spinner.tsx';

interface BusyButtonProps extends Omit<ComponentProps<typeof Button>, 'disabled'> {
  isBusy: boolean;
  busyLabel: string;
  /** Its work is done: it stays as it is and cannot be pressed. */
  isDone?: boolean;
}

/**
 * A button that cannot be pressed a second time while its work goes on. `aria-disabled` rather than `disabled`: the
 * keyboard stays where it is, and a failure leaves the person at the button.
 */
export function BusyButton({ isBusy, isDone, busyLabel, onClick, children, ...rest }: BusyButtonProps) {
  const isOff = isBusy || isDone;
  const press = (event: MouseEvent<HTMLButtonElement>) => (isOff ? event.preventDefault() : onClick?.(event));
  return (
    <Button {...rest} aria-disabled={isOff || undefined} onClick={press}>
      {isBusy && <Spinner />}
      {isBusy ? busyLabel : children}
    </Button>
  );
}
