import { useMemo } from 'react';
import { differencePanelText as text } from '#/i18n/tr/difference-panel.ts';
import { DifferencePanes, TextMarks } from './difference-panes.tsx';
import { findTextChanges, foldSame } from './text-changes.ts';

interface WordDifferenceProps {
  before: string;
  after: string;
  labels?: { before: string; after: string };
  isFolded?: boolean;
}

/** Loaded only when needed, as all of this file, because it brings the code that compares. */
export function WordDifference({ before, after, labels = text, isFolded }: WordDifferenceProps) {
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

export function WordMarks({ words, against }: { words: string; against: string }) {
  const changes = useMemo(() => foldSame(findTextChanges(against, words)), [words, against]);
  return <TextMarks changes={changes.filter(({ kind }) => kind !== 'removed')} />;
}
