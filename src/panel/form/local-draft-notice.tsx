import { formatRelativeTime } from '#/format/relative-time.ts';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { Button } from '../button.tsx';

/** Says that an earlier, unsaved text was brought back, and offers to drop it. */
export function LocalDraftNotice({ typedAt, onStartOver }: { typedAt: string; onStartOver: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-snow-200 bg-safe-50 px-5 py-3 text-sm text-safe-700 sm:px-6"
    >
      <p>{text.broughtBack(formatRelativeTime(typedAt, new Date()))}</p>
      <Button size="small" onClick={onStartOver}>
        {text.startOver}
      </Button>
    </div>
  );
}
