import { Eye, History } from 'lucide-react';
import { formatRelativeTime } from '#/format/relative-time.ts';
import { previewPaths } from '#/http/panel-paths.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { previewText } from '#/i18n/tr/preview.ts';
import { publicationText } from '#/i18n/tr/publication.ts';
import { Badge } from '#/panel/badge.tsx';
import { Button, buttonClass } from '#/panel/button.tsx';
import { EditorsLine } from '#/panel/presence/presence.tsx';
import { useNameOf } from '#/panel/staff-names.ts';
import type { Editor } from '#/stored/presence.ts';
import type { DocumentSummary } from '../schema.ts';
import { DocumentBadge } from './document-badge.tsx';

interface DocumentRowProps {
  document: DocumentSummary;
  /** Who has its form open elsewhere. */
  editors: readonly Editor[];
  /** A text of its form was not saved on this device. */
  isUnfinished: boolean;
  onEdit: () => void;
  onDiscard: () => void;
  onVersions: () => void;
}

/** The whole row opens the form: a thumb is wide. What stands beside the title is read aloud by itself. */
export function DocumentRow({ document, editors, isUnfinished, ...acts }: DocumentRowProps) {
  const { title, page, published, waits, updatedAt, updatedBy } = document;
  const nameOf = useNameOf();
  const changed = updatedBy
    ? text.changed(nameOf(updatedBy), formatRelativeTime(updatedAt, new Date()))
    : text.firstVersion;
  return (
    <li className="flex items-center rounded-card border max-[20rem]:flex-wrap border-snow-200 bg-white shadow-card">
      <div className="relative grid min-h-14 min-w-0 flex-1 content-center grid-cols-1 gap-0.5 max-[20rem]:basis-full max-[20rem]:wrap-anywhere rounded-card px-4 py-2 hover:bg-snow-50 has-focus-visible:outline-3 has-focus-visible:outline-signal-600">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <button
            type="button"
            aria-label={text.edit(title)}
            onClick={acts.onEdit}
            className="cursor-pointer text-left font-bold wrap-anywhere outline-none after:absolute after:inset-0"
          >
            {title}
          </button>
          {!published && <DocumentBadge {...document} />}
          {isUnfinished && <Badge tone="waiting">{publicationText.unfinished}</Badge>}
        </span>
        <EditorsLine editors={editors} />
        <span className="text-[0.8125rem] text-ink-soft">{changed}</span>
      </div>
      {!published && !waits && (
        <Button size="small" look="dangerQuiet" aria-label={text.discardOf(title)} onClick={acts.onDiscard}>
          {text.discard}
        </Button>
      )}
      {page && (
        <a
          href={previewPaths.site(page)}
          target="_blank"
          rel="noopener"
          aria-label={previewText.previewOf(title)}
          className={buttonClass({ look: 'quiet', size: 'icon' })}
        >
          <Eye className="size-5" aria-hidden />
        </a>
      )}
      <Button look="quiet" size="icon" aria-label={text.versionsOf(title)} onClick={acts.onVersions}>
        <History className="size-5" aria-hidden />
      </Button>
    </li>
  );
}
