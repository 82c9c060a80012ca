import { Trash2 } from 'lucide-react';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { Button } from '#/panel/button.tsx';
import { SelectAll } from '#/panel/list/select-all.tsx';
import type { Selection } from '#/panel/list/use-selection.ts';
import type { Media } from '../schema.ts';

export function SelectionBar({ selection, onDelete }: { selection: Selection<Media>; onDelete: () => void }) {
  const { selected } = selection;
  const isSome = selected.length > 0;
  return (
    <div
      className={`z-10 mb-4 flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-snow-200 bg-white px-3 py-1 ${isSome ? 'sticky top-2 shadow-card' : ''}`}
    >
      <SelectAll selection={selection} label={text.selectAll} said={text.selected(selected.length)} />
      {isSome && (
        <Button look="danger" size="small" className="ml-auto" onClick={onDelete}>
          <Trash2 className="size-4" aria-hidden />
          {text.deleteSelected}
        </Button>
      )}
    </div>
  );
}
