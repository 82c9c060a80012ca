import { useQuery } from '@tanstack/react-query';
import { Eye, History, PanelsTopLeft, SquarePen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatRelativeTime } from '#/format/relative-time.ts';
import { previewPaths } from '#/http/panel-paths.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { previewText } from '#/i18n/tr/preview.ts';
import { publicationText } from '#/i18n/tr/publication.ts';
import { Badge } from '#/panel/badge.tsx';
import { Button, buttonClass } from '#/panel/button.tsx';
import { lazyDialog } from '#/panel/lazy.tsx';
import { useLinked } from '#/panel/list/linked-id.ts';
import { EmptyState, ListState } from '#/panel/list/list-state.tsx';
import { SectionHeader } from '#/panel/list/section-header.tsx';
import { EditorsLine, useEditors } from '#/panel/presence/presence.tsx';
import { useUnfinished } from '#/panel/save/use-unfinished.ts';
import { useNameOf } from '#/panel/staff-names.ts';
import type { Editor } from '#/stored/presence.ts';
import type { DocumentSummary } from '../answers.server.ts';
import { documentsQuery } from '../queries.ts';
import { DocumentBadge } from './document-badge.tsx';
import { DraftDiscarding, DraftsBar } from './drafts-bar.tsx';

const DocumentDialog = lazyDialog(() => import('./document-dialog.tsx'));
const DocumentVersions = lazyDialog(() => import('./document-versions.tsx'));

const words = { loading: text.loading, failed: text.fetchFailed, hint: text.fetchHint };

/** All that stands on the site's pages. A link such as that of a pencil opens one form of it. */
export default function SiteScreen() {
  const close = () => open(undefined);
  const editorsOf = useEditors('documents');
  const unfinished = useUnfinished('document').map((text) => text.id);
  const [opened, open] = useState<ReactNode>();
  useLinked('document', ({ id, part }) => open(<DocumentDialog id={id} field={part} onClose={close} />));
  return (
    <>
      <SectionHeader title={text.site} help="admins" note={text.siteHint} />
      <ListState
        query={useQuery(documentsQuery)}
        words={words}
        empty={<EmptyState icon={PanelsTopLeft} title={text.fetchFailed} />}
      >
        {(documents) => (
          <div className="grid gap-5">
            <DraftsBar
              drafts={documents.filter(isFreeDraft)}
              onFaults={(found) => open(<DocumentDialog {...found} onClose={close} />)}
            />
            <WalkLink />
            <ul className="grid gap-2">
              {documents.map((document) => (
                <DocumentRow
                  key={document.id}
                  document={document}
                  editors={editorsOf(document.id)}
                  isUnfinished={unfinished.includes(document.id)}
                  onEdit={() => open(<DocumentDialog id={document.id} onClose={close} />)}
                  onDiscard={() => open(<DraftDiscarding document={document} onClose={close} />)}
                  onVersions={() => open(<DocumentVersions id={document.id} onClose={close} />)}
                />
              ))}
            </ul>
          </div>
        )}
      </ListState>
      {opened}
    </>
  );
}

/** Tells whether a draft waits neither for its time nor for a second person. */
const isFreeDraft = ({ published, waits, publishAt }: DocumentSummary) => !published && !waits && !publishAt;

/** Link to the page with pencils: a shorter way to what somebody sees there and wants to change. */
function WalkLink() {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <a href={previewPaths.site('/')} target="_blank" rel="noopener" className={buttonClass({})}>
        <SquarePen className="size-5" aria-hidden />
        {text.walk}
        <span className="sr-only">{panelText.opensInNewTab}</span>
      </a>
      <p className="flex-[1_1_16rem] text-[0.8125rem] leading-snug text-ink-soft">{text.walkHint}</p>
    </div>
  );
}

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
function DocumentRow({ document, editors, isUnfinished, ...acts }: DocumentRowProps) {
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
