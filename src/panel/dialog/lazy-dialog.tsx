import { FailureBoundary } from '../failure-boundary.tsx';
import { type LoadComponent, lazy } from '../lazy.tsx';
import { Arriving } from './arriving.tsx';

export function lazyDialog<Props extends { onClose?: () => void }>(load: LoadComponent<Props>) {
  const Dialog = lazy(load, Arriving);
  return (props: Props) => (
    <FailureBoundary isOverPage>
      <Dialog {...props} />
    </FailureBoundary>
  );
}
