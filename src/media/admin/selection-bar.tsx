import { Trash2 } from 'lucide-react';
import { listPanelText } from '#/i18n/tr/list-panel.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { Button } from '#/panel/button.tsx';
import type { FoundSelection } from '#/panel/list/found-selection.tsx';
import { SelectAll } from '#/panel/list/found-selection.tsx';

export function SelectionBar({ selection, onDelete }: { selection: FoundSelection; onDelete: () => void }) {
  const { selected, isSelecting } = selection;
  const isSome = selected.length > 0;
  return (
    <div
      className={`z-10 mb-4 flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-snow-200 bg-white px-3 py-1 ${isSome ? 'sticky top-2 shadow-card' : ''}`}
    >
      <SelectAll
        selection={selection}
        label={text.selectAll}
        said={isSelecting ? listPanelText.selecting : text.selected(selected.length)}
      />
      {isSome && !isSelecting && (
        <Button look="danger" size="small" className="ml-auto" onClick={onDelete}>
          <Trash2 className="size-4" aria-hidden />
          {text.deleteSelected}
        </Button>
      )}
    </div>
  );
}
