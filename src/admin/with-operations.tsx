import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { operationChoicesQuery } from '#/operations/queries.ts';
import { FailureBoundary } from '#/panel/failure.tsx';
import { type OperationFieldProps, OperationsContext } from '#/panel/form/operation-field.tsx';
import { lazy } from '#/panel/lazy.tsx';

/** Passes operations to the other domains, because none may import another. */
export function WithOperations({ children }: { children: ReactNode }) {
  return <OperationsContext value={operations}>{children}</OperationsContext>;
}

const Choice = lazy(async () => {
  const { OperationChoice } = await import('#/operations/admin/operation-choice.tsx');
  return { default: OperationChoice };
});

/** Comes with the first form, and not with the panel. Without it the form works, and the chosen operation stays. */
function LateOperationChoice(props: OperationFieldProps) {
  return (
    <FailureBoundary instead={null}>
      <Choice {...props} />
    </FailureBoundary>
  );
}

function useOperationTitle(id: number | null): string | undefined {
  const { data: operations } = useQuery({ ...operationChoicesQuery, enabled: id !== null });
  return operations?.find((operation) => operation.id === id)?.title;
}

const operations = { Field: LateOperationChoice, useTitle: useOperationTitle };
