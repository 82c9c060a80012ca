import { differencePanelText as text } from '#/i18n/tr/difference-panel.ts';
import { FailureBoundary } from '../failure.tsx';
import { lazy } from '../lazy.tsx';
import { DifferencePanes } from './difference-panes.tsx';

interface TextDifferenceProps {
  before: string;
  after: string;
  labels?: { before: string; after: string };
  /** Lines in which nothing differs are left out. */
  isFolded?: boolean;
}

/** Draws both texts without marks: until the code that compares arrives, or when it fails to. */
const Unmarked = ({ before, after, labels = text }: TextDifferenceProps) => (
  <DifferencePanes
    before={[{ kind: 'same', text: before }]}
    after={[{ kind: 'same', text: after }]}
    labels={labels}
  />
);

const comparing = () => import('./word-difference.tsx');
const WordDifference = lazy(async () => ({ default: (await comparing()).WordDifference }), Unmarked);
const WordMarks = lazy(
  async () => ({ default: (await comparing()).WordMarks }),
  ({ words }) => words,
);

/** Strikes out words that only `before` has and underlines words that only `after` has. */
export const TextDifference = (difference: TextDifferenceProps) => (
  <FailureBoundary instead={<Unmarked {...difference} />}>
    <WordDifference {...difference} />
  </FailureBoundary>
);

/** Marks the words that `against` does not have. */
export const MarkedText = ({ words, against }: { words: string; against: string }) => (
  <FailureBoundary instead={words}>
    <WordMarks words={words} against={against} />
  </FailureBoundary>
);
