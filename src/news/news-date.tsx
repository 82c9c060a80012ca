import { formatDay, formatLongDate, formatMonthAndYear } from '#/format/dates.ts';

export function NewsDateTile({ at }: { at: string }) {
  return (
    <time
      dateTime={at}
      className="absolute bottom-0 left-0 rounded-tr-card bg-night-900 px-3.5 py-2 text-center leading-tight text-white"
    >
      <span className="block text-2xl font-bold">{formatDay(at)}</span>
      <span className="block text-xs text-snow-200">{formatMonthAndYear(at)}</span>
    </time>
  );
}

export function NewsDate({ at }: { at: string }) {
  return <time dateTime={at}>{formatLongDate(at)}</time>;
}
