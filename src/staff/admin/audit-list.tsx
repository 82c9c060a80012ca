import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ChevronDown, SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatMoment } from '#/format/dates.ts';
import { auditFieldName, auditRuns, auditPanelText as text } from '#/i18n/tr/audit-panel.ts';
import { BusyButton, Button } from '#/panel/button.tsx';
import { Failure, Loading, serverMessage } from '#/panel/failure.tsx';
import { EmptyState, ListSkeleton } from '#/panel/list/list-state.tsx';
import { asName, WithInitials } from '#/panel/person-names.tsx';
import type { AuditDetail, AuditLine } from '../answers.server.ts';
import { auditSentence, auditShown, foldRuns } from '../audit/words.ts';
import { type AuditChoice, auditDetailQuery, auditQuery } from './audit-queries.ts';

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
  return (
    <>
      {/* stays where nothing is found, which is spoken, too */}
      <p role="status" className="text-sm text-ink-soft">
        {!query.isPlaceholderData && (query.hasNextPage ? text.firstOf : text.found)(rows.length)}
      </p>
      {rows.length === 0 && (
        <EmptyState icon={SearchX} title={text.none} hint={text.noneHint}>
          <Button onClick={onClear}>{text.clear}</Button>
        </EmptyState>
      )}
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

/** A row, or several that are told as one. @param rows the newest first */
function AuditEntry({ rows }: { rows: readonly AuditLine[] }) {
  const [row] = rows;
  if (!row) return null;
  if (rows.length === 1) return <AuditRow row={row} />;
  const sentence = auditRuns[row.action]?.(rows.length);
  return (
    <li className="border-t border-snow-200 py-3 first:border-t-0">
      <p className="leading-snug wrap-anywhere">
        <Person row={row} /> {sentence}
      </p>
      <p className="mt-0.5 text-[0.8125rem] text-ink-soft">
        <time dateTime={row.at}>{formatMoment(row.at)}</time>
      </p>
      <Unfolding label={text.showEach} of={sentence}>
        <ul className="mt-1 grid border-l-4 border-snow-200 pl-3">
          {rows.map((each) => (
            <AuditRow key={each.id} row={each} />
          ))}
        </ul>
      </Unfolding>
    </li>
  );
}

const Person = ({ row: { name, username } }: { row: AuditLine }) => (
  <strong>
    <WithInitials words={asName(name ?? username)} />
  </strong>
);

function AuditRow({ row }: { row: AuditLine }) {
  return (
    <li className="border-t border-snow-200 py-3 first:border-t-0">
      <p className="leading-snug wrap-anywhere">
        <Person row={row} /> <AuditSentence row={row} />
      </p>
      <p className="mt-0.5 flex flex-wrap gap-x-4 text-[0.8125rem] text-ink-soft">
        <time dateTime={row.at}>{formatMoment(row.at)}</time>
        {row.name && <span className="wrap-anywhere">{text.account(row.username)}</span>}
        {row.address && <span>{text.address(row.address)}</span>}
        <span>{text.number(row.id)}</span>
      </p>
      {row.hasChange && (
        <Unfolding label={text.showChange} of={<AuditSentence row={row} />}>
          <AuditChange id={row.id} />
        </Unfolding>
      )}
    </li>
  );
}

/** Draws what it holds once it is opened. */
function Unfolding({ label, of, children }: { label: string; of: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-1" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 sm:min-h-9 cursor-pointer list-none items-center gap-1.5 text-sm font-semibold text-night-700 underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        <ChevronDown className={`size-4 ${isOpen ? 'rotate-180' : ''}`} aria-hidden />
        {label}
        <span className="sr-only">: {of}</span>
      </summary>
      {isOpen && children}
    </details>
  );
}

const gap = '\0';

/** Sets a title apart, whose letters may run from right to left: they must not take the sentence with them. */
function AuditSentence({ row: { action, subjectTitle, subjectName } }: { row: AuditLine }) {
  const [before, after] = auditSentence(action, gap).split(gap);
  return (
    <>
      {before}
      {after !== undefined && <bdi>{subjectName ?? subjectTitle}</bdi>}
      {after}
    </>
  );
}

function AuditChange({ id }: { id: number }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(auditDetailQuery(id));
  if (isPending) return <Loading />;
  if (!data) {
    return (
      <Failure
        title={serverMessage(error, text.changeFailed)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  const fields = Object.entries(data.change);
  if (fields.length === 0) return <p className="py-1 text-sm text-ink-soft">{text.noChange}</p>;
  return (
    <dl className="mt-1 grid gap-3 rounded-md bg-snow-50 p-3 text-sm">
      {fields.map(([name, change]) => (
        <div key={name}>
          <dt className="font-semibold">{auditFieldName(name)}</dt>
          <dd className="mt-1 grid gap-2 sm:auto-cols-fr sm:grid-flow-col">
            <Value label={text.before} name={name} change={change} side="before" />
            <Value label={text.after} name={name} change={change} side="after" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ValueProps {
  label: string;
  name: string;
  change: AuditDetail['change'][string];
  side: 'before' | 'after';
}

/** Shows what changed. Something new has only `after`, something deleted only `before`. */
function Value({ label, name, change, side }: ValueProps) {
  if (!(side in change)) return null;
  const value = change[side];
  const looks = { before: 'border-snow-400 bg-white', after: 'border-safe-700 bg-safe-50' };
  return (
    <div className={`border-l-4 px-3 py-1.5 ${looks[side]}`}>
      <p className="text-xs text-ink-soft">{label}</p>
      <p className="wrap-anywhere whitespace-pre-wrap">{auditShown(name, value)}</p>
    </div>
  );
}
