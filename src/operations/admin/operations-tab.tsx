import { useQuery } from '@tanstack/react-query';
import { Plus, RadioTower } from 'lucide-react';
import { operationsText } from '#/i18n/tr/operations.ts';
import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { lazyDialog } from '#/panel/dialog/lazy-dialog.tsx';
import { ListTab } from '#/panel/list/list-tab.tsx';
import { operationsQuery } from '../queries.ts';
import { OperationDeletion } from './operation-deletion.tsx';
import { OperationList } from './operation-list.tsx';

const OperationBin = lazyDialog(() => import('./operation-bin.tsx'));
const OperationDialog = lazyDialog(() => import('./operation-dialog.tsx'));

const words = { ...text, failed: operationsText.fetchFailed, hint: text.fetchHint };

export default function OperationsTab() {
  return (
    <ListTab
      title={panelText.operations}
      query={useQuery(operationsQuery)}
      words={words}
      icons={{ none: RadioTower, create: Plus }}
      bin={(close) => <OperationBin onClose={close} />}
      creation={(close) => <OperationDialog onClose={close} />}
    >
      {(list, open) => (
        <OperationList
          list={list}
          onEdit={(operation) => open((close) => <OperationDialog operation={operation} onClose={close} />)}
          onDelete={(operation) =>
            open((close) => <OperationDeletion operation={operation} onClose={close} />)
          }
        />
      )}
    </ListTab>
  );
}
