import { createContext, type ReactNode, useContext } from 'react';
import { formatRelativeTime } from '#/format/relative-time.ts';
import type { Authors } from '#/http/answers.server.ts';
import { publicationText as text } from '#/i18n/tr/publication.ts';
import { Badge } from '../badge.tsx';
import { useNameOf } from '../staff-names.ts';
import { type EmptySign, Thumbnail } from '../thumbnail.tsx';

interface ListRowProps {
  picture: { src: string | null; sign?: EmptySign };
  marks: ReactNode;
  title: string;
  children: ReactNode;
  actions: ReactNode;
}

export function ListRow({ picture, marks, title, children, actions }: ListRowProps) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-card border border-snow-200 bg-white p-4 shadow-card sm:flex-nowrap">
      <Thumbnail {...picture} className="hidden h-20 w-30 rounded-md sm:block" />
      <div className="min-w-0 basis-full sm:flex-1 sm:basis-0">
        <div className="mb-1.5 flex flex-wrap items-center gap-2">{marks}</div>
        <h3 className="leading-snug font-bold wrap-anywhere">{title}</h3>
        {children}
      </div>
      <div className="flex flex-wrap gap-2 sm:flex-col sm:items-stretch lg:flex-row">{actions}</div>
    </li>
  );
}

export function RowText({ children }: { children: ReactNode }) {
  return (
    <p className="mt-1 line-clamp-2 text-[0.9375rem] leading-snug wrap-anywhere text-ink-soft">{children}</p>
  );
}

export function RowDate({ at, children }: { at: string; children: ReactNode }) {
  return (
    <time dateTime={at} className="text-[0.8125rem] text-ink-soft">
      {children}
    </time>
  );
}

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

/** Ids of the things whose changes wait unsaved on this device. */
export const UnfinishedIds = createContext<ReadonlySet<number>>(new Set());

/** Marks a row whose form opens with a text that was not saved. */
export function UnfinishedBadge({ id }: { id: number }) {
  return useContext(UnfinishedIds).has(id) && <Badge tone="waiting">{text.unfinished}</Badge>;
}
