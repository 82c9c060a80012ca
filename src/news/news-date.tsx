import { formatDay, formatLongDate, formatMonthAndYear } from '#/format/dates.ts';

/** The day and the month stand apart, so that a narrow card can break between them. */
export function NewsCardDate({ at }: { at: string }) {
  return (
    <time dateTime={at} className="flex flex-wrap gap-x-1">
      <span>{formatDay(at)}</span> <span>{formatMonthAndYear(at)}</span>
    </time>
  );
}

export function NewsDate({ at }: { at: string }) {
  return <time dateTime={at}>{formatLongDate(at)}</time>;
}
