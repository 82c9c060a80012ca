import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { publicationText } from '#/i18n/tr/publication.ts';
import { writingText as text } from '#/i18n/tr/writing.ts';

/** Above a page that only staff see. `children` say what visitors see of it. */
export function PreviewBar({ isPublished, children }: { isPublished: boolean; children: ReactNode }) {
  return (
    <aside aria-label={text.previewBar} className="bg-signal-500 text-sm text-night-950 print:hidden">
      <p className="wrap flex flex-wrap items-center gap-x-2 gap-y-0.5 py-2">
        <Eye aria-hidden="true" size={18} />
        <strong>{text.previewBar}</strong>
        <span className="rounded-full bg-night-950 px-2.5 py-0.5 text-xs font-semibold text-white">
          {isPublished ? publicationText.published : publicationText.draft}
        </span>
        <span>
          {children} {text.previewForStaff}
        </span>
      </p>
    </aside>
  );
}
