import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { photosBulkText as text } from '#/i18n/tr/photos-bulk.ts';
import { Button } from '#/panel/button.tsx';
import { lazyDialog } from '#/panel/dialog/lazy-dialog.tsx';
import type { Selection } from '#/panel/list/use-selection.ts';
import type { Photo } from '../../schema.ts';
import type { OperationField } from '../operation-field.ts';

const ChangeDialog = lazyDialog(() => import('./change-dialog.tsx'));
const SelectedDeletion = lazyDialog(() => import('./selected-deletion.tsx'));

interface PhotoSelectionBarProps {
  selection: Selection<Photo>;
  OperationField: OperationField;
}

export function PhotoSelectionBar({ selection, OperationField }: PhotoSelectionBarProps) {
  const { selected, hasAll, toggleAll, clear } = selection;
  const [opened, open] = useState<'change' | 'deletion'>();
  const close = () => open(undefined);
  return (
    <div className="sticky bottom-2 z-10 mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-snow-200 bg-white px-3 py-1 shadow-card">
      <label className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        <input type="checkbox" checked={hasAll} onChange={toggleAll} className="size-5" />
        {text.selectAll}
      </label>
      <p role="status" className="text-sm text-ink-soft">
        {text.selected(selected.length)}
      </p>
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
      {opened === 'change' && (
        <ChangeDialog photos={selected} OperationField={OperationField} onChanged={clear} onClose={close} />
      )}
      {opened === 'deletion' && <SelectedDeletion photos={selected} onDeleted={clear} onClose={close} />}
    </div>
  );
}
