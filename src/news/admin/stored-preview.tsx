import { writingText as text } from '#/i18n/tr/writing.ts';
import type { News } from '../schema.ts';
import { PreviewLink } from './preview-link.tsx';

/** In the dialog of a stored article: its page as it would be now, without what is not saved yet. */
export function StoredPreview({ news, isDirty }: { news: News; isDirty: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <PreviewLink news={news} />
      <p role="status" className="text-[0.8125rem] leading-snug text-ink-soft">
        {isDirty ? text.previewLacksChanges : text.previewHint}
      </p>
    </div>
  );
}
