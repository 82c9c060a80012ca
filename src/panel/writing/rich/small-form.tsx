import type { ReactNode } from 'react';
import { richText as text } from '#/i18n/tr/rich-writing.ts';
import { Button } from '../../button.tsx';
import { Dialog } from '../../dialog/dialog.tsx';
import { DialogBody, DialogFooter } from '../../dialog/dialog-parts.tsx';

interface SmallFormProps {
  title: string;
  onSubmit: () => void;
  onClose: () => void;
  /** Beside the one that submits. */
  buttons: ReactNode;
  children: ReactNode;
}

/** A form of its own over the article's, which must not be saved with it. */
export function SmallForm({ title, onSubmit, onClose, buttons, children }: SmallFormProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        noValidate
        className="flex min-h-0 flex-1 flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          onSubmit();
        }}
      >
        <DialogBody>{children}</DialogBody>
        <DialogFooter>
          <Button type="submit" look="primary">
            {text.done}
          </Button>
          {buttons}
        </DialogFooter>
      </form>
    </Dialog>
  );
}
