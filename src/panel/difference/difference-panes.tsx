import { differencePanelText as text } from '#/i18n/tr/difference-panel.ts';

export interface TextChange {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

interface DifferencePanesProps {
  before: TextChange[];
  after: TextChange[];
  labels: { before: string; after: string };
}

export function DifferencePanes({ before, after, labels }: DifferencePanesProps) {
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <Pane label={labels.before} changes={before} look="border-snow-400 bg-snow-50" />
      <Pane label={labels.after} changes={after} look="border-safe-700 bg-white" />
    </div>
  );
}

function Pane({ label, changes, look }: { label: string; changes: TextChange[]; look: string }) {
  const isEmpty = changes.every((change) => change.text === '');
  return (
    <div className={`min-w-0 rounded-r-md border border-l-4 px-3 py-2 ${look}`}>
      <p className="text-xs font-semibold text-ink-soft">{label}</p>
      <div className="text-[0.9375rem] wrap-anywhere whitespace-pre-wrap">
        {isEmpty ? <span className="text-ink-soft">{text.empty}</span> : <TextMarks changes={changes} />}
      </div>
    </div>
  );
}

/** Marks by colour, by a line, and by words for screen readers: colour alone is not enough. */
export const TextMarks = ({ changes }: { changes: readonly TextChange[] }) => changes.map(drawChange);

function drawChange(change: TextChange, place: number) {
  if (change.kind === 'same') return <span key={place}>{change.text}</span>;
  const [Mark, starts, look] = marks[change.kind];
  return (
    <Mark key={place} className={`rounded-xs ${look}`}>
      <span className="sr-only">{starts}</span>
      {showLineEnds(change.text)}
      <span className="sr-only">{text.ends}</span>
    </Mark>
  );
}

const marks = {
  removed: ['del', text.removedStarts, 'bg-danger-50 text-danger-700 line-through'],
  added: ['ins', text.addedStarts, 'bg-safe-50 font-semibold text-safe-700 underline underline-offset-2'],
} as const;

/** Shows a change of nothing but line ends, which would be invisible. */
const showLineEnds = (changed: string) => (changed.trim() === '' ? changed.replaceAll('\n', '↵\n') : changed);

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
