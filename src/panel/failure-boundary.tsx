import { useQueryClient } from '@tanstack/react-query';
import { Component, type ReactNode, useState } from 'react';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { Button } from './button.tsx';
import { Failure } from './failure.tsx';
import { MissingCode } from './lazy.tsx';

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
