import { useMemo } from 'react';
import { foldSame } from './fold-same.ts';
import { findTextChanges } from './text-changes.ts';
import { TextMarks } from './text-marks.tsx';

/** Loaded only when needed, because it brings the code that compares. */
export default function WordMarks({ words, against }: { words: string; against: string }) {
  const changes = useMemo(() => foldSame(findTextChanges(against, words)), [words, against]);
  return <TextMarks changes={changes.filter(({ kind }) => kind !== 'removed')} />;
}
