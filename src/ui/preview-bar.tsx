import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { previewText as text } from '#/i18n/tr/preview.ts';
import { publicationText } from '#/i18n/tr/publication.ts';

interface PreviewBarProps {
  isPublished: boolean;
  /** Where the panel opens its form. */
  editPath: string;
  /** Where visitors see it. */
  sitePath: string;
  /** Say what visitors see of it. */
  children: ReactNode;
}

/** Bar above a page that only staff see. */
export function PreviewBar({ isPublished, editPath, sitePath, children }: PreviewBarProps) {
  return (
    <aside
      aria-label={text.previewBar}
      className="bg-signal-500 text-sm text-night-950 **:outline-night-950 print:hidden"
    >
      <p className="wrap flex flex-wrap items-center gap-x-2 gap-y-0.5 pt-2">
        <Eye aria-hidden="true" size={18} />
        <strong>{text.previewBar}</strong>{' '}
        <span className="rounded-full bg-night-950 px-2.5 py-0.5 text-xs font-semibold text-white">
          {isPublished ? publicationText.published : publicationText.draft}
        </span>{' '}
        <span>
          {children} {text.previewForStaff}
        </span>
      </p>
      <p className="wrap flex flex-wrap gap-x-6">
        <a href={editPath} className={linkClass}>
          {text.editHere}
        </a>{' '}
        {isPublished && (
          <a href={sitePath} className={linkClass}>
            {text.seeOnSite}
          </a>
        )}
      </p>
    </aside>
  );
}

const linkClass = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';
