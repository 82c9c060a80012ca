import { formatRelativeTime } from '#/format/relative-time.ts';
import { publicationText as text } from '#/i18n/tr/publication.ts';
import type { Authors } from '#/stored/authors.ts';
import { useNameOf } from '../staff-names.ts';

interface Written extends Authors {
  updatedAt: string;
  version: number;
}

export function RowHistory({ of }: { of: Written }) {
  return (
    <p className="mt-1.5 text-[0.8125rem] leading-snug wrap-anywhere text-ink-soft">
      {tellHistory(of, useNameOf())}
    </p>
  );
}

/** 'Ayşe yazdı · son değişiklik: Mehmet, 2 saat önce'; of what is old nobody knows who wrote it. */
function tellHistory(
  { createdBy, updatedBy, updatedAt, version }: Written,
  nameOf: (username: string) => string,
): string {
  const ago = formatRelativeTime(updatedAt, new Date()).toLocaleLowerCase('tr');
  if (createdBy && version === 1) return text.written(nameOf(createdBy), ago);
  if (createdBy && updatedBy) return text.writtenAndChanged(nameOf(createdBy), nameOf(updatedBy), ago);
  return updatedBy ? text.changedBy(nameOf(updatedBy), ago) : text.changed(ago);
}
