import { differencePanelText as text } from '#/i18n/tr/difference-panel.ts';
import type { TextChange } from './text-changes.ts';
import { TextMarks } from './text-marks.tsx';

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
