import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { auditPanelText as text } from '#/i18n/tr/audit-panel.ts';
import { BusyButton, Button } from '#/panel/button.tsx';
import { Failure, serverMessage } from '#/panel/failure.tsx';
import { EmptyState, ListSkeleton } from '#/panel/list/list-state.tsx';
import { foldRuns } from '../audit/runs.ts';
import { type AuditChoice, auditQuery } from './audit-queries.ts';
import { AuditEntry } from './audit-row.tsx';

interface AuditListProps {
  choice: AuditChoice;
  onClear: () => void;
}

export function AuditList({ choice, onClear }: AuditListProps) {
  const query = useInfiniteQuery(auditQuery(choice));
  const rows = query.data?.pages.flat();
  if (!rows && query.isPending) return <ListSkeleton label={text.loading} />;
  if (!rows) {
    return (
      <Failure
        title={serverMessage(query.error, text.fetchFailed)}
        hint={text.fetchFailedHint}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState icon={SearchX} title={text.none} hint={text.noneHint}>
        <Button onClick={onClear}>{text.clear}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      <ol className="grid">
        {foldRuns(rows).map((run) => (
          <AuditEntry key={run[0]?.id} rows={run} />
        ))}
      </ol>
      <Older query={query} />
    </>
  );
}

interface OlderProps {
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
}

function Older({ query }: OlderProps) {
  if (!query.hasNextPage) return <p className="text-center text-sm text-ink-soft">{text.noOlder}</p>;
  return (
    <div className="grid justify-items-center gap-2">
      {query.isFetchNextPageError && (
        <p role="alert" className="text-sm font-medium text-danger-700">
          {text.fetchFailed}
        </p>
      )}
      <BusyButton
        isBusy={query.isFetchingNextPage}
        busyLabel={text.loadingOlder}
        onClick={() => void query.fetchNextPage()}
      >
        {text.older}
      </BusyButton>
    </div>
  );
}
