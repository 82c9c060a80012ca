import { Trash2 } from 'lucide-react';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { Button } from '#/panel/button.tsx';
import type { Selection } from '#/panel/list/use-selection.ts';
import type { Media } from '../schema.ts';

export function SelectionBar({
  selection: { selected, hasAll, toggleAll },
  onDelete,
}: {
  selection: Selection<Media>;
  onDelete: () => void;
}) {
  const isSome = selected.length > 0;
  return (
    <div
      className={`z-10 mb-4 flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-snow-200 bg-white px-3 py-1 ${isSome ? 'sticky top-2 shadow-card' : ''}`}
    >
      <label className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        <input
          ref={(box) => {
            if (box) box.indeterminate = isSome && !hasAll;
          }}
          type="checkbox"
          checked={hasAll}
          onChange={toggleAll}
          className="size-5"
        />
        {text.selectAll}
      </label>
      <p role="status" className="text-sm text-ink-soft">
        {isSome && text.selected(selected.length)}
      </p>
      {isSome && (
        <Button look="danger" size="small" className="ml-auto" onClick={onDelete}>
          <Trash2 className="size-4" aria-hidden />
          {text.deleteSelected}
        </Button>
      )}
    </div>
  );
}
