import { useQueryClient } from '@tanstack/react-query';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { Component, type ReactNode, useState } from 'react';
import { HttpError } from '#/http/request.ts';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { BusyButton, Button, Spinner } from './button.tsx';

/** Stands in the place of a part until it comes. */
export function Loading({ label = text.loading }: { label?: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 p-10 text-ink-soft">
      <Spinner />
      {label}
    </p>
  );
}

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

interface FailureBoundaryProps {
  /** For a part that the page can do without. */
  instead?: ReactNode;
  /** Puts what tells of the failure in the part's place. */
  around?: (failure: ReactNode) => ReactNode;
  /** For a part that can be closed. */
  onClose?: () => void;
  children: ReactNode;
}

interface Failed {
  failure?: { reason: unknown };
}

/** Keeps the page when a part cannot be drawn: its code did not arrive, it has a fault, or something else has changed what stands in the page. */
export class FailureBoundary extends Component<FailureBoundaryProps, Failed> {
  override state: Failed = {};

  static getDerivedStateFromError(reason: unknown): Failed {
    return { failure: { reason } };
  }

  override render() {
    const { instead, around = (failure) => failure, onClose, children } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    if (instead !== undefined) return instead;
    const open = () => this.setState({ failure: undefined });
    return around(<PartFailure {...failure} onOpen={open} onClose={onClose} />);
  }
}

/** Thrown while drawing, where the code of a part did not arrive. */
export class MissingCode extends Error {}

interface PartFailureProps {
  reason: unknown;
  onOpen: () => void;
  onClose: FailureBoundaryProps['onClose'];
}

/** A module that failed to load stays failed for the life of the page, so the page is loaded again. What has a fault may be drawn from newer answers. */
function PartFailure({ reason, onOpen, onClose }: PartFailureProps) {
  const queries = useQueryClient();
  const [isOpening, setOpening] = useState(false);
  const isMissing = reason instanceof MissingCode;
  async function open() {
    setOpening(true);
    await queries.invalidateQueries();
    // what the part itself had asked for
    queries.removeQueries({ type: 'inactive' });
    onOpen();
  }
  return (
    <Failure
      title={text.partFailed}
      hint={isMissing ? text.partFailedHint : text.partFaultHint}
      action={isMissing ? text.retry : text.openAgain}
      onRetry={isMissing ? () => window.location.reload() : open}
      isRetrying={isOpening}
    >
      {onClose && <Button onClick={onClose}>{text.close}</Button>}
    </Failure>
  );
}

export function serverMessage(error: unknown, otherwise: string): string {
  return (error instanceof HttpError && error.serverMessage) || otherwise;
}
