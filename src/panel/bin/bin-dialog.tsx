import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { binPanelText as text } from '#/i18n/tr/bin-panel.ts';
import { binDays } from '#/stored/bin.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { DialogBody } from '../dialog/dialog-parts.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ListState } from '../list/list-state.tsx';
import { useNeighbourFocus } from '../list/use-neighbour-focus.ts';
import { BinList } from './bin-list.tsx';
import type { BinPlan } from './bin-plan.ts';

const words = { loading: text.loading, failed: text.fetchFailed, hint: text.fetchHint };

export default function BinDialog({ plan, onClose }: { plan: BinPlan; onClose: () => void }) {
  const queries = useQueryClient();
  const query = useQuery(plan.query);
  return (
    <Dialog isWide title={text.bin} description={plan.words.binHint(binDays)} onClose={onClose}>
      <DialogBody>
        <div {...useNeighbourFocus()} tabIndex={-1} className="outline-none">
          <ListState query={query} words={words} empty={<EmptyState icon={Trash2} title={text.empty} />}>
            {(list) => (
              <BinList
                list={list}
                restore={plan.restore}
                refresh={() => plan.refresh(queries)}
                restored={plan.words.restored}
              />
            )}
          </ListState>
        </div>
      </DialogBody>
    </Dialog>
  );
}
