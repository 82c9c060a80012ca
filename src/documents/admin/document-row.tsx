import { Eye, History } from 'lucide-react';
import { istanbulTime } from '#/format/istanbul-time.ts';
import { formatRelativeTime } from '#/format/relative-time.ts';
import { previewPaths } from '#/http/panel-paths.ts';
import { accountProposalsText } from '#/i18n/tr/account-proposals.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { previewText } from '#/i18n/tr/preview.ts';
import { publicationText } from '#/i18n/tr/publication.ts';
import { Badge } from '#/panel/badge.tsx';
import { Button, buttonClass } from '#/panel/button.tsx';
import { useNameOf } from '#/panel/person-names.tsx';
import { EditorsLine } from '#/panel/presence/presence.tsx';
import { PublicationBadge, useRedrawAt } from '#/panel/stored/publication.tsx';
import type { Editor } from '#/stored/presence.ts';
import type { DocumentSummary, FoundFields } from '../answers.server.ts';

interface DocumentRowProps {
  document: DocumentSummary;
  /** Who has its form open elsewhere. */
  editors: readonly Editor[];
  /** A text of its form was not saved on this device. */
  isUnfinished: boolean;
  /** What a search has found in it. */
  found: FoundFields | undefined;
  /** @param field where the form opens */
  onEdit: (field?: string) => void;
  onDiscard: () => void;
  onVersions: () => void;
}

/** The whole row opens the form: a thumb is wide. What stands beside the title is read aloud by itself. */
export function DocumentRow({ document, editors, isUnfinished, found, ...acts }: DocumentRowProps) {
  const { title, page, published, waits, updatedAt, updatedBy } = document;
  const nameOf = useNameOf();
  return (
    <li className="flex flex-wrap items-center">
      <div className="relative grid min-h-11 min-w-0 flex-1 content-center grid-cols-1 gap-0.5 max-[20rem]:basis-full max-[20rem]:wrap-anywhere rounded-md px-4 py-1.5 hover:bg-snow-50 has-focus-visible:outline-3 has-focus-visible:outline-signal-600">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <button
            type="button"
            aria-label={text.edit(title)}
            onClick={() => acts.onEdit()}
            className="cursor-pointer text-left font-bold wrap-anywhere outline-none after:absolute after:inset-0"
          >
            {title}
          </button>
          {!published && <DocumentBadge {...document} />}
          {isUnfinished && <Badge tone="waiting">{publicationText.unfinished}</Badge>}
        </span>
        <EditorsLine editors={editors} />
        {updatedBy && (
          <span className="text-[0.8125rem] text-ink-soft">
            {text.changed(nameOf(updatedBy), formatRelativeTime(updatedAt, new Date()))}
          </span>
        )}
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
      {found && <FoundList {...found} onEdit={acts.onEdit} />}
    </li>
  );
}

/** Each opens the form at its field. */
function FoundList({ found, more, onEdit }: FoundFields & Pick<DocumentRowProps, 'onEdit'>) {
  return (
    <ul className="basis-full px-2 pb-2">
      {found.map(({ field, entry, label, value }) => (
        <li key={field}>
          <Button
            look="quiet"
            size="small"
            className="w-full flex-wrap justify-start gap-x-2 gap-y-0 py-1 text-left"
            onClick={() => onEdit(field)}
          >
            <span className="underline underline-offset-4">{[entry, label].filter(Boolean).join(' › ')}</span>
            <span className="min-w-0 font-normal wrap-anywhere">{value}</span>
          </Button>
        </li>
      ))}
      {more > 0 && <li className="px-3 py-1 text-[0.8125rem] text-ink-soft">{text.moreFound(more)}</li>}
    </ul>
  );
}

/**
 * Shows what visitors see of the document as it was saved last.
 * @param isOut whether they see an earlier version meanwhile
 */
export function DocumentBadge({
  published,
  waits,
  publishAt,
  isOut = true,
}: Pick<DocumentSummary, 'published' | 'waits' | 'publishAt'> & { isOut?: boolean }) {
  useRedrawAt(publishAt);
  if (waits) return <Badge tone="waiting">{accountProposalsText.waits}</Badge>;
  // whether it has come out, or waits for a second person, only the server knows
  if (publishAt && publishAt <= new Date().toISOString()) return null;
  if (publishAt) return <PublicationBadge state="scheduled" publishAt={istanbulTime(publishAt)} />;
  const draft = isOut ? 'draftBeside' : 'draft';
  return <PublicationBadge state={published ? 'published' : draft} />;
}
