import { type ReactNode, Suspense } from 'react';
import { FailureBoundary } from '../failure-boundary.tsx';
import { Loading } from '../loading.tsx';
import { Veil } from './veil.tsx';

/** Around a dialog whose code comes only when it is opened. */
export function LateDialog({ children }: { children: ReactNode }) {
  return (
    <FailureBoundary isOverPage>
      <Suspense fallback={<Arriving />}>{children}</Suspense>
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
