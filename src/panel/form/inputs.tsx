import type { ComponentProps } from 'react';

/** 16 px type, because iOS zooms into anything smaller. */
export const controlClass =
  'w-full rounded-md border border-night-500/80 bg-white px-3 text-base text-ink placeholder:text-ink-soft/80 hover:border-night-600 aria-invalid:border-danger-600 aria-invalid:ring-1 aria-invalid:ring-danger-600 disabled:bg-snow-100';

export function TextInput({ className = '', type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} max={latest[type]} className={`${controlClass} h-11 ${className}`} {...rest} />;
}

/** Without it, dates take years of six digits, and no clock shows those. */
const latest: Record<string, string> = { date: '9999-12-31', 'datetime-local': '9999-12-31T23:59' };

export function TextArea({ className = '', rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={`${controlClass} min-h-11 resize-y py-2 leading-normal ${className}`}
      {...rest}
    />
  );
}

/**
 * Typing replaces the number that stands there: a first 0 would stay in front.
 * Turning the wheel over it scrolls the page and does not change the number.
 */
export function NumberInput(props: Omit<ComponentProps<'input'>, 'type' | 'onWheel' | 'onFocus'>) {
  return (
    <TextInput
      inputMode="numeric"
      {...props}
      type="number"
      onFocus={(event) => event.currentTarget.select()}
      onWheel={(event) => event.currentTarget.blur()}
    />
  );
}
