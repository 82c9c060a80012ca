import { type ComponentProps, type ReactNode, useId } from 'react';

export function CheckboxField({
  label,
  hint,
  ...rest
}: ComponentProps<'input'> & { label: string; hint?: ReactNode }) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="flex items-start gap-3 rounded-md border border-snow-300 bg-snow-50 p-3">
      <input
        {...rest}
        id={id}
        type="checkbox"
        aria-describedby={hint ? hintId : undefined}
        className="mt-0.5 size-6 shrink-0"
      />
      <div className="grid min-w-0 flex-1 grid-cols-1 wrap-anywhere">
        <label htmlFor={id} className="cursor-pointer font-semibold">
          {label}
        </label>
        {hint && (
          <p id={hintId} className="text-[0.8125rem] leading-snug text-ink-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
