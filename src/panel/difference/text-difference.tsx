import { lazy, Suspense } from 'react';
import { differencePanelText as text } from '#/i18n/tr/difference-panel.ts';
import { FailureBoundary } from '../failure.tsx';
import { DifferencePanes } from './difference-panes.tsx';

const comparing = () => import('./word-difference.tsx');

const WordDifference = lazy(async () => ({ default: (await comparing()).WordDifference }));
const WordMarks = lazy(async () => ({ default: (await comparing()).WordMarks }));

interface TextDifferenceProps {
  before: string;
  after: string;
  labels?: { before: string; after: string };
  /** Lines in which nothing differs are left out. */
  isFolded?: boolean;
}

/**
 * Strikes out words that only `before` has and underlines words that only `after` has.
 * Both texts can be read without marks until the code that compares arrives, or when it fails to.
 */
export function TextDifference({ before, after, labels = text, isFolded }: TextDifferenceProps) {
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
        <WordDifference before={before} after={after} labels={labels} isFolded={isFolded} />
      </Suspense>
    </FailureBoundary>
  );
}

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
