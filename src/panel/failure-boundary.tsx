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

/** Keeps the page when a part cannot be drawn, most often because its code did not arrive. */
export class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    if (this.props.instead !== undefined) return this.props.instead;
    // a module that failed to load stays failed for the life of the page
    const failure = (
      <Failure title={text.partFailed} hint={text.partFailedHint} onRetry={() => window.location.reload()} />
    );
    return this.props.isOverPage ? <Overlay>{failure}</Overlay> : failure;
  }
}
