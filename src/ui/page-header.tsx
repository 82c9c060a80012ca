import type { ReactNode } from 'react';

export function PageHeader({
  title,
  lead,
  eyebrow,
  isNarrow = false,
}: {
  title: string;
  lead?: string;
  /** Above the heading: a date, a category, a way back. */
  eyebrow?: ReactNode;
  /** Stands over a column of text instead of the whole width. */
  isNarrow?: boolean;
}) {
  return (
    <header className="bg-contours bg-night-900 text-white">
      <div className={`wrap py-10 md:py-14 ${isNarrow ? 'max-w-4xl' : ''}`}>
        {eyebrow && <div className="mb-3 text-sm text-snow-200">{eyebrow}</div>}
        <h1 className="max-w-4xl text-3xl leading-tight font-bold md:text-[2.6rem]">{title}</h1>
        {lead && <p className="mt-4 max-w-2xl text-lg text-snow-200">{lead}</p>}
      </div>
    </header>
  );
}
