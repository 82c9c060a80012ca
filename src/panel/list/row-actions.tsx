import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { Button } from '../button.tsx';
import { Menu, type MenuEntry } from '../menu.tsx';

interface RowActionsProps {
  /** The row's title, which tells equal buttons apart. */
  title: string;
  onEdit?: () => void;
  onDelete?: () => void;
  children?: ReactNode;
  more?: readonly MenuEntry[];
}

export function RowActions({ title, onEdit, onDelete, children, more }: RowActionsProps) {
  return (
    <>
      {onEdit && (
        <Button size="small" aria-label={text.editOf(title)} onClick={onEdit}>
          <Pencil className="size-4" aria-hidden />
          {text.edit}
        </Button>
      )}
      {children}
      {onDelete && (
        <Button size="small" look="dangerQuiet" aria-label={text.deleteOf(title)} onClick={onDelete}>
          <Trash2 className="size-4" aria-hidden />
          {text.delete}
        </Button>
      )}
      {more && (
        <Menu
          align="end"
          entries={more}
          button={
            <Button size="small" look="quiet" aria-label={text.moreOf(title)}>
              <Ellipsis className="size-5" aria-hidden />
            </Button>
          }
        />
      )}
    </>
  );
}
