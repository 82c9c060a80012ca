import { CircleSlash, Radio } from 'lucide-react';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import type { OperationStatus } from './schema.ts';

const look =
  'mt-3 inline-flex items-center self-start gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold';

/** Says only what a reader would not expect: nearly all operations are completed, and saying so on each says nothing. */
export function OperationStatusBadge({ status }: { status: OperationStatus }) {
  if (status === 'completed') return null;
  if (status === 'active')
    return (
      <span className={`${look} bg-signal-500 text-night-950`}>
        <Radio aria-hidden="true" size={15} />
        {text.status.active}
      </span>
    );
  return (
    <span className={`${look} border border-ink-soft text-ink-soft`}>
      <CircleSlash aria-hidden="true" size={15} />
      {text.status.cancelled}
    </span>
  );
}
