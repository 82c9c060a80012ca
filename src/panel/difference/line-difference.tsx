import { DifferencePanes } from './difference-panes.tsx';
import type { TextChange } from './text-changes.ts';

interface LineDifferenceProps {
  before: string[];
  after: string[];
  labels: { before: string; after: string };
}

export function LineDifference({ before, after, labels }: LineDifferenceProps) {
  return (
    <DifferencePanes
      before={markLines(before, { kind: 'removed', others: after })}
      after={markLines(after, { kind: 'added', others: before })}
      labels={labels}
    />
  );
}

const markLines = (
  lines: string[],
  { kind, others }: { kind: TextChange['kind']; others: string[] },
): TextChange[] =>
  lines.flatMap((line, place) => [
    ...(place > 0 ? [{ kind: 'same' as const, text: '\n' }] : []),
    { kind: others.includes(line) ? 'same' : kind, text: line },
  ]);
