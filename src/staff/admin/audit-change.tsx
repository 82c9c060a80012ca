import { useQuery } from '@tanstack/react-query';
import { auditFieldName, auditPanelText as text } from '#/i18n/tr/audit-panel.ts';
import { Failure } from '#/panel/failure.tsx';
import { Loading } from '#/panel/loading.tsx';
import { serverMessage } from '#/panel/server-message.ts';
import type { AuditDetail } from '../audit/schema.ts';
import { auditShown } from '../audit/words.ts';
import { auditDetailQuery } from './audit-queries.ts';

export function AuditChange({ id }: { id: number }) {
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

/** Something new has only `after`, something deleted only `before`. */
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
