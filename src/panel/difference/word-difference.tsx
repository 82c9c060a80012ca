import { useMemo } from 'react';
import { DifferencePanes } from './difference-panes.tsx';
import { findTextChanges } from './text-changes.ts';

interface WordDifferenceProps {
  before: string;
  after: string;
  labels: { before: string; after: string };
}

/** Loaded only when needed, because it brings the code that compares. */
export default function WordDifference({ before, after, labels }: WordDifferenceProps) {
  const changes = useMemo(() => findTextChanges(before, after), [before, after]);
  return (
    <DifferencePanes
      before={changes.filter(({ kind }) => kind !== 'added')}
      after={changes.filter(({ kind }) => kind !== 'removed')}
      labels={labels}
    />
  );
}
