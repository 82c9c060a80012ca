import { useMemo } from 'react';
import { DifferencePanes } from './difference-panes.tsx';
import { foldSame } from './fold-same.ts';
import { findTextChanges } from './text-changes.ts';

interface WordDifferenceProps {
  before: string;
  after: string;
  labels: { before: string; after: string };
  isFolded?: boolean;
}

/** Loaded only when needed, because it brings the code that compares. */
export default function WordDifference({ before, after, labels, isFolded }: WordDifferenceProps) {
  const found = useMemo(() => findTextChanges(before, after), [before, after]);
  const changes = isFolded ? foldSame(found) : found;
  return (
    <DifferencePanes
      before={changes.filter(({ kind }) => kind !== 'added')}
      after={changes.filter(({ kind }) => kind !== 'removed')}
      labels={labels}
    />
  );
}
