import { Component, type ReactNode } from 'react';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { Overlay } from './dialog/overlay.tsx';
import { Failure } from './failure.tsx';

interface FailureBoundaryProps {
  /** For a part that stands over the page, such as a dialog. */
  isOverPage?: boolean;
  /** For a part that the page can do without. */
  instead?: ReactNode;
  children: ReactNode;
}

/** Keeps the page when a part cannot be drawn: its code did not arrive, or something else has changed what stands in the page. */
export class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    if (this.props.instead !== undefined) return this.props.instead;
    return this.props.isOverPage ? (
      <Overlay>
        <PartFailure />
      </Overlay>
    ) : (
      <PartFailure />
    );
  }
}

/** A module that failed to load stays failed for the life of the page, so the page is loaded again. */
export function PartFailure() {
  return (
    <Failure title={text.partFailed} hint={text.partFailedHint} onRetry={() => window.location.reload()} />
  );
}
