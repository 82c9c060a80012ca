import { lazy, Suspense } from 'react';
import { FailureBoundary } from '../failure-boundary.tsx';

const WordMarks = lazy(() => import('./word-marks.tsx'));

/** Marks the words that `against` does not have, once the code that compares has arrived. */
export function MarkedText({ words, against }: { words: string; against: string }) {
  return (
    <FailureBoundary instead={words}>
      <Suspense fallback={words}>
        <WordMarks words={words} against={against} />
      </Suspense>
    </FailureBoundary>
  );
}
