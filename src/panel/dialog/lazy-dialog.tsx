import { FailureBoundary } from '../failure-boundary.tsx';
import { type LoadComponent, lazy } from '../lazy.tsx';
import { Loading } from '../loading.tsx';
import { Overlay } from './overlay.tsx';

export function lazyDialog<Props extends object>(load: LoadComponent<Props>) {
  const Dialog = lazy(load, Arriving);
  return (props: Props) => (
    <FailureBoundary isOverPage>
      <Dialog {...props} />
    </FailureBoundary>
  );
}

function Arriving() {
  return (
    <Overlay>
      <div className="rounded-card bg-white shadow-card">
        <Loading />
      </div>
    </Overlay>
  );
}
