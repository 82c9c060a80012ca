import { lazy, Suspense } from 'react';
import { FailureBoundary } from '../failure-boundary.tsx';

const WordMarks = lazy(() => import('./word-marks.tsx'));

/** A text in which the words that `against` does not have are marked, as soon as what finds them has come. */
export function MarkedText({ words, against }: { words: string; against: string }) {
  return (
    <FailureBoundary instead={words}>
      <Suspense fallback={words}>
        <WordMarks words={words} against={against} />
      </Suspense>
    </FailureBoundary>
  );
}
