import { formatMoment } from '#/format/dates.ts';
import { versionsPanelText as text } from '#/i18n/tr/versions-panel.ts';
import type { NewsVersionSummary } from '../schema.ts';

export function VersionOrigin({ savedAt, savedBy }: Pick<NewsVersionSummary, 'savedAt' | 'savedBy'>) {
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
      <time dateTime={savedAt}>{formatMoment(savedAt)}</time>
      <span className="wrap-anywhere">{text.savedBy(savedBy || text.unknownPerson)}</span>
    </p>
  );
}
