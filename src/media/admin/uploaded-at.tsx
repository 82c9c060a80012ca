import { formatLongDate } from '#/format/dates.ts';
import { formatRelativeTime } from '#/format/relative-time.ts';

export function UploadedAt({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatLongDate(at)}>
      {formatRelativeTime(at, new Date())}
    </time>
  );
}
