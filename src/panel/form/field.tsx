import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import { formDialogText as text } from '#/i18n/tr/form-dialog.ts';

export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** What stands around a control. */
export interface FieldWords {
  label: string;
  error?: string;
  hint?: ReactNode;
  isRequired?: boolean;
}

interface FieldProps extends FieldWords {
  /** For a control that says enough by itself; screen readers still read the label. */
  isLabelHidden?: boolean;
  children: (control: ControlProps) => ReactNode;
}

export function Field({ label, error, hint, isRequired, isLabelHidden, children }: FieldProps) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      {/* beside the label, whose words name the control */}
      <span className={isLabelHidden ? 'sr-only' : 'text-sm font-semibold text-ink'}>
        <label htmlFor={id}>{label}</label>
        {isRequired && <RequiredMark />}
      </span>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
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

/** Screen readers read `aria-required`. */
const RequiredMark = () => (
  <span aria-hidden className="ml-0.5 text-danger-700">
    *
  </span>
);

export const RequiredHint = () => <p className="text-[0.8125rem] text-ink-soft">{text.requiredHint}</p>;

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
