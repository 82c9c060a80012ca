import type { UseQueryResult } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { binPanelText as text } from '#/i18n/tr/bin-panel.ts';
import type { Binned } from '#/stored/bin.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { DialogBody } from '../dialog/dialog-parts.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ListState } from '../list/list-state.tsx';
import { useNeighbourFocus } from '../list/use-neighbour-focus.ts';
import { BinList } from './bin-list.tsx';

interface BinDialogProps {
  /** What is in here, and for how long. */
  hint: string;
  query: UseQueryResult<Binned[]>;
  restore: (id: number) => Promise<unknown>;
  /** Reads the bin again, and the list that gets back what was in it. */
  refresh: () => Promise<unknown>;
  /** What the toast says when something was brought back. */
  restored: string;
  onClose: () => void;
}

const words = { loading: text.loading, failed: text.fetchFailed, hint: text.fetchHint };

/** What was deleted and can still be brought back. */
export function BinDialog({ hint, query, restore, refresh, restored, onClose }: BinDialogProps) {
  return (
    <Dialog isWide title={text.bin} description={hint} onClose={onClose}>
      <DialogBody>
        <div {...useNeighbourFocus()} tabIndex={-1} className="outline-none">
          <ListState query={query} words={words} empty={<EmptyState icon={Trash2} title={text.empty} />}>
            {(list) => <BinList list={list} restore={restore} refresh={refresh} restored={restored} />}
          </ListState>
        </div>
      </DialogBody>
    </Dialog>
  );
}
