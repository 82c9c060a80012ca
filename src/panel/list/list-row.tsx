import type { ReactNode } from 'react';
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
