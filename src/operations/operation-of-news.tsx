import { formatDottedDate } from '#/format/dates.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import { TextLink } from '#/ui/text-link.tsx';
import type { Operation } from './schema.ts';
import { TypeMark } from './type-look.tsx';

/** Stands on the page of an article that tells of this operation. */
export function OperationOfNews({
  operation: { title, type, date, location },
  address,
}: {
  operation: Operation;
  /** Of its card in the list, or of its page. */
  address: string;
}) {
  return (
    <aside
      aria-labelledby="operation-of-news"
      className="rounded-card border border-snow-200 bg-white p-4 shadow-card md:p-5"
    >
      <h2 id="operation-of-news" className="text-sm font-semibold text-ink-soft">
        {text.ofNews}
      </h2>
      <div className="mt-2 flex gap-3">
        {type && <TypeMark type={type} className="size-10" />}
        <div className="min-w-0 wrap-anywhere">
          <p className="leading-snug font-bold">{title}</p>
          <p className="mt-1 flex flex-wrap gap-x-3 text-ink-soft">
            {type && <span>{type}</span>} <time dateTime={date}>{formatDottedDate(date)}</time>{' '}
            <span>{location}</span>
          </p>
          <TextLink href={address} className="mt-1 min-h-11 content-center">
            {text.toOperation}
          </TextLink>
        </div>
      </div>
    </aside>
  );
}
