import { useQuery } from '@tanstack/react-query';
import { Plus, RadioTower } from 'lucide-react';
import { lazy, useState } from 'react';
import { operationsText } from '#/i18n/tr/operations.ts';
import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Button } from '#/ui/button.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { LateDialog } from '#/ui/late-dialog.tsx';
import { ListState } from '#/ui/list-state.tsx';
import { SectionHeader } from '#/ui/section-header.tsx';
import { operationsQuery } from '../queries.ts';
import type { Operation } from '../schema.ts';
import { OperationDeletion } from './operation-deletion.tsx';
import { OperationList } from './operation-list.tsx';

const OperationDialog = lazy(() => import('./operation-dialog.tsx'));

type Task =
  | { kind: 'create' }
  | { kind: 'edit'; operation: Operation }
  | { kind: 'delete'; operation: Operation };

const words = { loading: text.loading, failed: operationsText.fetchFailed, hint: text.fetchHint };

export default function OperationsTab() {
  const [task, setTask] = useState<Task>();
  const query = useQuery(operationsQuery);
  const close = () => setTask(undefined);
  return (
    <>
      <SectionHeader
        title={panelText.operations}
        note={query.data?.length ? text.count(query.data.length) : undefined}
      >
        <Button look="primary" onClick={() => setTask({ kind: 'create' })}>
          <Plus className="size-5" aria-hidden />
          {text.create}
        </Button>
      </SectionHeader>
      <ListState
        query={query}
        words={words}
        empty={<EmptyState icon={RadioTower} title={text.noneYet} hint={text.noneYetHint} />}
      >
        {(list) => (
          <OperationList
            list={list}
            onEdit={(operation) => setTask({ kind: 'edit', operation })}
            onDelete={(operation) => setTask({ kind: 'delete', operation })}
          />
        )}
      </ListState>
      {task?.kind === 'delete' && <OperationDeletion operation={task.operation} onClose={close} />}
      {(task?.kind === 'create' || task?.kind === 'edit') && (
        <LateDialog>
          <OperationDialog operation={task.kind === 'edit' ? task.operation : undefined} onClose={close} />
        </LateDialog>
      )}
    </>
  );
}
