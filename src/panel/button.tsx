import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';

const looks = {
  /** At most one in view. */
  primary: 'bg-signal-500 text-night-950 hover:bg-signal-600 active:bg-signal-600',
  secondary: 'border border-night-500/80 bg-white text-ink hover:bg-snow-100 active:bg-snow-200',
  quiet: 'text-ink hover:bg-snow-200 active:bg-snow-300',
  danger: 'bg-danger-600 text-white hover:bg-danger-700 active:bg-danger-700',
  dangerQuiet: 'text-danger-700 hover:bg-danger-50 active:bg-danger-50',
  onNight: 'border border-snow-400/50 text-snow-50 hover:bg-night-700 active:bg-night-800',
};

const sizes = {
  normal: 'min-h-11 px-4 text-[0.9375rem]',
  small: 'min-h-11 px-2.5 text-sm sm:min-h-9 sm:px-3',
  icon: 'size-11',
};

export interface ButtonLook {
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
}

/** Class of a link that looks like a button. */
export function buttonClass({ look = 'secondary', size = 'normal' }: ButtonLook): string {
  return `inline-flex shrink-0 cursor-pointer items-center max-w-full max-[20rem]:shrink max-[20rem]:wrap-break-word justify-center gap-2 rounded-md font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-75 ${sizes[size]} ${looks[look]}`;
}

export function Button({
  look,
  size,
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonLook) {
  return <button type={type} className={`${buttonClass({ look, size })} ${className}`} {...rest} />;
}

interface BusyButtonProps extends Omit<ComponentProps<typeof Button>, 'disabled'> {
  isBusy: boolean;
  busyLabel: string;
  /** Nothing is to be done: it is done already, or nothing has been named. The button cannot be pressed. */
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

export const Spinner = () => <LoaderCircle className="size-4 animate-spin" aria-hidden />;
