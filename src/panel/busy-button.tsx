import type { ComponentProps, MouseEvent } from 'react';
import { Button } from './button.tsx';
import { Spinner } from './loading.tsx';

interface BusyButtonProps extends Omit<ComponentProps<typeof Button>, 'disabled'> {
  isBusy: boolean;
  busyLabel: string;
  /** The work is done, and the button cannot be pressed again. */
  isDone?: boolean;
}

/** `aria-disabled` instead of `disabled` keeps the focus on the button, also after a failure. */
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
