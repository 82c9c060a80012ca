import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';

export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** What stands around a control. */
export interface FieldWords {
  label: string;
  error?: string;
  hint?: ReactNode;
}

interface FieldProps extends FieldWords {
  /** For a control that says enough by itself; screen readers still read the label. */
  isLabelHidden?: boolean;
  children: (control: ControlProps) => ReactNode;
}

export function Field({ label, error, hint, isLabelHidden, children }: FieldProps) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'w-fit text-sm font-semibold text-ink'}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="text-[0.8125rem] leading-snug text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

function FieldError({ id, children }: { id: string; children: ReactNode }) {
  useEffect(() => {
    const reason = document.getElementById(id);
    // a save that is refused leads to the field, of which a long text may show no more than its beginning
    if (reason?.parentElement?.contains(document.activeElement)) reason.scrollIntoView({ block: 'nearest' });
  }, [id]);
  return (
    <p id={id} className="scroll-mb-3 flex items-start gap-1.5 text-sm font-medium text-danger-700">
      <CircleAlert className="mt-[0.2rem] size-4 shrink-0" aria-hidden />
      <span>{children}</span>
    </p>
  );
}
