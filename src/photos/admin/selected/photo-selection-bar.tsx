import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { listPanelText } from '#/i18n/tr/list-panel.ts';
import { photosBulkText as text } from '#/i18n/tr/photos-bulk.ts';
import { Button } from '#/panel/button.tsx';
import { lazyDialog } from '#/panel/dialog/lazy-dialog.tsx';
import { type FoundSelection, SelectAll } from '#/panel/list/found-selection.tsx';
import type { Photo } from '../../schema.ts';

const ChangeDialog = lazyDialog(() => import('./change-dialog.tsx'));
const SelectedDeletion = lazyDialog(() => import('./selected-deletion.tsx'));

interface PhotoSelectionBarProps {
  selection: FoundSelection;
  /** Those that have come. */
  photos: readonly Photo[];
}

export function PhotoSelectionBar({ selection, photos }: PhotoSelectionBarProps) {
  const { selected, isSelecting, clear } = selection;
  const [opened, open] = useState<'change' | 'deletion'>();
  const close = () => open(undefined);
  return (
    <div className="sticky bottom-2 z-10 mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-snow-200 bg-white px-3 py-1 shadow-card">
      <SelectAll
        selection={selection}
        label={text.selectAll}
        said={isSelecting ? listPanelText.selecting : text.selected(selected.length)}
      />
      {!isSelecting && (
        <div className="ml-auto flex flex-wrap gap-2">
          <Button size="small" onClick={() => open('change')}>
            <Pencil className="size-4" aria-hidden />
            {text.change}
          </Button>
          <Button size="small" look="danger" onClick={() => open('deletion')}>
            <Trash2 className="size-4" aria-hidden />
            {text.delete}
          </Button>
        </div>
      )}
      {opened === 'change' && (
        <ChangeDialog ids={selected} known={photos} onChanged={clear} onClose={close} />
      )}
      {opened === 'deletion' && <SelectedDeletion ids={selected} onDeleted={clear} onClose={close} />}
    </div>
  );
}
