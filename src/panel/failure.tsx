import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { BusyButton } from './busy-button.tsx';

interface FailureProps {
  title: string;
  hint?: string;
  /** What the button says. */
  action?: string;
  onRetry: () => void;
  isRetrying?: boolean;
  children?: ReactNode;
}

export function Failure({
  title,
  hint,
  action = text.retry,
  onRetry,
  isRetrying = false,
  children,
}: FailureProps) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-2 rounded-card border border-danger-600/40 bg-danger-50 px-6 py-10 text-center"
    >
      <TriangleAlert className="size-8 text-danger-600" aria-hidden />
      <p className="text-lg font-bold">{title}</p>
      {hint && <p className="max-w-prose text-ink-soft">{hint}</p>}
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <BusyButton isBusy={isRetrying} busyLabel={text.retrying} onClick={onRetry}>
          <RotateCw className="size-4" aria-hidden />
          {action}
        </BusyButton>
        {children}
      </div>
    </div>
  );
}
