import type { ReactNode } from 'react';
import { directionOf } from '#/format/direction.ts';

/**
 * Header of a page. On a phone the band holds the heading alone, so that what the visitor came for begins in the
 * first screen; the lead stands below it. On wide screens both stand on one band.
 */
export function PageHeader({
  title,
  lead,
  eyebrow,
  isNarrow = false,
}: {
  title: string;
  lead?: string;
  /** Above the heading: a way back. */
  eyebrow?: ReactNode;
  /** Stands over a column of text instead of the whole width. */
  isNarrow?: boolean;
}) {
  const width = isNarrow ? 'max-w-[48rem]' : '';
  return (
    <div className="bg-contours md:bg-night-900">
      <header className="text-white max-md:bg-night-900">
        <div className={`wrap py-3 md:pt-10 md:pb-8 ${width}`}>
          {eyebrow && <div className="text-sm text-snow-200 max-md:-my-2 md:mb-3">{eyebrow}</div>}
          <h1
            dir={directionOf(title)}
            className="max-w-4xl text-2xl leading-tight font-bold md:text-[2.6rem]"
          >
            {title}
          </h1>
        </div>
      </header>
      {lead && (
        <p className={`wrap text-lg text-ink-soft max-md:pt-4 md:-mt-4 md:pb-10 md:text-snow-200 ${width}`}>
          <span className="block max-w-2xl">{lead}</span>
        </p>
      )}
    </div>
  );
}
