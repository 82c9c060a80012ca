import { differencePanelText as text } from '#/i18n/tr/difference-panel.ts';
import type { TextChange } from './text-changes.ts';

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
