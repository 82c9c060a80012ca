import { Pencil, Trash2 } from 'lucide-react';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { Button } from './button.tsx';

interface RowActionsProps {
  /** Of what stands in the row: names the buttons apart. */
  title: string;
  onEdit?: () => void;
  onDelete: () => void;
}

export function RowActions({ title, onEdit, onDelete }: RowActionsProps) {
  return (
    <>
      {onEdit && (
        <Button size="small" aria-label={text.editOf(title)} onClick={onEdit}>
          <Pencil className="size-4" aria-hidden />
          {text.edit}
        </Button>
      )}
      <Button size="small" look="dangerQuiet" aria-label={text.deleteOf(title)} onClick={onDelete}>
        <Trash2 className="size-4" aria-hidden />
        {text.delete}
      </Button>
    </>
  );
}
