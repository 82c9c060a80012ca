import { lazy, Suspense } from 'react';
import { differencePanelText as text } from '#/i18n/tr/difference-panel.ts';
import { FailureBoundary } from '../failure-boundary.tsx';
import { DifferencePanes } from './difference-panes.tsx';

const WordDifference = lazy(() => import('./word-difference.tsx'));

interface TextDifferenceProps {
  before: string;
  after: string;
  /** What the two texts are. */
  labels?: { before: string; after: string };
}

/**
 * Two texts beside each other, each one whole: words that only the first has are struck out in it, words that only
 * the second has are underlined in it. What finds them comes when it is needed; until then, and when it does not
 * arrive, both texts can be read without marks.
 */
export function TextDifference({ before, after, labels = text }: TextDifferenceProps) {
  const unmarked = (
    <DifferencePanes
      before={[{ kind: 'same', text: before }]}
      after={[{ kind: 'same', text: after }]}
      labels={labels}
    />
  );
  return (
    <FailureBoundary instead={unmarked}>
      <Suspense fallback={unmarked}>
        <WordDifference before={before} after={after} labels={labels} />
      </Suspense>
    </FailureBoundary>
  );
}
