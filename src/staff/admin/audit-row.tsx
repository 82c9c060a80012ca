import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '#/format/dates.ts';
import { auditPanelText as text } from '#/i18n/tr/audit-panel.ts';
import type { AuditLine } from '../audit/schema.ts';
import { auditSentence } from '../audit/words.ts';
import { AuditChange } from './audit-change.tsx';

export function AuditRow({ row }: { row: AuditLine }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="border-t border-snow-200 py-3 first:border-t-0">
      <p className="leading-snug wrap-anywhere">
        <strong>{row.username}</strong> <AuditSentence row={row} />
      </p>
      <p className="mt-0.5 flex flex-wrap gap-x-4 text-[0.8125rem] text-ink-soft">
        <time dateTime={row.at}>{formatMoment(row.at)}</time>
        {row.address && <span>{text.address(row.address)}</span>}
        <span>{text.number(row.id)}</span>
      </p>
      {row.hasChange && (
        <details className="group mt-1" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className="inline-flex min-h-11 sm:min-h-9 cursor-pointer list-none items-center gap-1.5 text-sm font-semibold text-night-700 underline underline-offset-4 [&::-webkit-details-marker]:hidden">
            <ChevronDown className="size-4 group-open:rotate-180" aria-hidden />
            {text.showChange}
            <span className="sr-only">
              : <AuditSentence row={row} />
            </span>
          </summary>
          {isOpen && <AuditChange id={row.id} />}
        </details>
      )}
    </li>
  );
}

const gap = '\0';

/** Letters of a title may run from right to left, and must not take the sentence with them. */
function AuditSentence({ row: { action, subjectTitle } }: { row: AuditLine }) {
  const [before, after] = auditSentence(action, gap).split(gap);
  return (
    <>
      {before}
      {after !== undefined && <bdi>{subjectTitle}</bdi>}
      {after}
    </>
  );
}
