import { Plus, RadioTower } from 'lucide-react';
import { operationsText } from '#/i18n/tr/operations.ts';
import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Bin, Deletion } from '#/panel/bin/bin.tsx';
import type { DeletionPlan } from '#/panel/bin/bin-plan.ts';
import { lazyDialog } from '#/panel/dialog/lazy-dialog.tsx';
import { ListTab } from '#/panel/list/list-tab.tsx';
import { ListTools } from '#/panel/list/list-tools.tsx';
import { deleteOperation, operationBinQuery, restoreOperation } from '../queries.ts';
import { OperationList } from './operation-list.tsx';
import { refreshOperations } from './refresh-operations.ts';
import { useOperationView } from './use-operation-view.ts';

const OperationDialog = lazyDialog(() => import('./operation-dialog.tsx'));
const PlaceRelease = lazyDialog(() => import('./place-release.tsx'));
const OperationPublishing = lazyDialog(() => import('./operation-publishing.tsx'));
const OperationUnpublishing = lazyDialog(() => import('./operation-unpublishing.tsx'));
const OperationVersions = lazyDialog(() => import('./operation-versions.tsx'));

const operationBin: DeletionPlan = {
  query: operationBinQuery,
  remove: deleteOperation,
  restore: restoreOperation,
  refresh: refreshOperations,
  words: text,
};

const words = { ...text, failed: operationsText.fetchFailed, hint: text.fetchHint };

export default function OperationsTab() {
  const view = useOperationView();
  const { query, items, total, isNarrowed } = view;
  return (
    <ListTab
      title={panelText.operations}
      query={{ data: items, error: query.error, isFetching: query.isFetching }}
      total={total}
      words={words}
      icons={{ none: RadioTower, create: Plus }}
      tools={(total || isNarrowed) && <ListTools view={view} words={text} />}
      bin={(close) => <Bin plan={operationBin} onClose={close} />}
      creation={(close) => <OperationDialog onClose={close} />}
      edit={(id) => (close) => <OperationDialog id={id} onClose={close} />}
      unfinished={{
        kind: 'operation',
        resume: (draft) => (close) => <OperationDialog {...draft} onClose={close} />,
      }}
    >
      {(list, open) => (
        <OperationList
          view={view}
          list={list}
          onEdit={(operation) =>
            open((close) => <OperationDialog id={operation.id} known={operation} onClose={close} />)
          }
          onDelete={(operation) =>
            open((close) => <Deletion plan={operationBin} item={operation} onClose={close} />)
          }
          onVersions={(operation) => open((close) => <OperationVersions item={operation} onClose={close} />)}
          onRelease={(operation) => open((close) => <PlaceRelease operation={operation} onClose={close} />)}
          onPublish={(operation) =>
            open((close) => <OperationPublishing operation={operation} onClose={close} />)
          }
          onUnpublish={(operation) =>
            open((close) => <OperationUnpublishing operation={operation} onClose={close} />)
          }
        />
      )}
    </ListTab>
  );
}
