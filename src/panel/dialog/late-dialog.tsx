import { FailureBoundary } from '../failure-boundary.tsx';
import { type LoadComponent, late } from '../late.tsx';
import { Loading } from '../loading.tsx';
import { Veil } from './veil.tsx';

/** A dialog whose code comes only when it is opened. */
export function lateDialog<Props extends object>(load: LoadComponent<Props>) {
  const Dialog = late(load, Arriving);
  return (props: Props) => (
    <FailureBoundary isOverPage>
      <Dialog {...props} />
    </FailureBoundary>
  );
}

function Arriving() {
  return (
    <Veil>
      <div className="rounded-card bg-white shadow-card">
        <Loading />
      </div>
    </Veil>
  );
}
