import { CircleAlert, TriangleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useId } from 'react';
import { formDialogText as text } from '#/i18n/tr/form-dialog.ts';

export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** Words around a control. */
export interface FieldWords {
  label: string;
  /** An empty sentence keeps a hidden place for those that a script will say. */
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
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
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

function FieldError({ id, children }: { id: string; children: string }) {
  useEffect(() => {
    const reason = document.getElementById(id);
    // a save that is refused leads to the field, of which a long text may show no more than its beginning
    if (reason?.parentElement?.contains(document.activeElement)) reason.scrollIntoView({ block: 'nearest' });
  }, [id]);
  return (
    <p
      id={id}
      data-reason
      hidden={children === ''}
      className="scroll-mb-3 flex items-start gap-1.5 text-sm font-medium text-danger-700"
    >
      <CircleAlert className="mt-[0.2rem] size-4 shrink-0" aria-hidden />
      <span>{children}</span>
    </p>
  );
}

/** 16 px type, because iOS zooms into anything smaller. */
export const controlClass =
  'w-full rounded-md border border-night-500/80 bg-white px-3 text-base text-ink placeholder:text-ink-soft/80 hover:border-night-600 aria-invalid:border-danger-600 aria-invalid:ring-1 aria-invalid:ring-danger-600 disabled:bg-snow-100';

export function TextInput({ className = '', type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} max={latest[type]} className={`${controlClass} h-11 ${className}`} {...rest} />;
}

/** Latest dates to choose: otherwise dates take years of six digits, and no clock shows those. */
const latest: Record<string, string> = { date: '9999-12-31', 'datetime-local': '9999-12-31T23:59' };

export function TextArea({ className = '', rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={`${controlClass} min-h-11 ${rows === 1 ? 'resize-none' : 'resize-y'} py-2 leading-normal ${className}`}
      {...rest}
    />
  );
}

/** Stays after the toast has gone. @param message when empty, a hidden place for what a script will say */
export function FormFailure({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div
      role={message ? 'alert' : undefined}
      hidden={!message}
      data-failure
      className="grid gap-2 rounded-md border border-danger-600/40 bg-danger-50 p-3 text-sm text-danger-700"
    >
      <p className="flex items-start gap-2 font-medium">
        <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
        <span>{message}</span>
      </p>
      {children}
    </div>
  );
}
