import { useQuery } from '@tanstack/react-query';
import { Eye, History, PanelsTopLeft, SquarePen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatRelativeTime } from '#/format/relative-time.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { writingText } from '#/i18n/tr/writing.ts';
import { Button, buttonClass } from '#/panel/button.tsx';
import { Dialog } from '#/panel/dialog/dialog.tsx';
import { DialogBody } from '#/panel/dialog/dialog-parts.tsx';
import { lazyDialog } from '#/panel/dialog/lazy-dialog.tsx';
import { EmptyState } from '#/panel/empty-state.tsx';
import { ListState } from '#/panel/list/list-state.tsx';
import { EditorsLine } from '#/panel/presence/editors-line.tsx';
import { useEditors } from '#/panel/presence/use-editors.ts';
import type { Editor } from '#/stored/presence.ts';
import { previewPath } from '../preview-path.ts';
import { documentsQuery } from '../queries.ts';
import type { DocumentSummary } from '../schema.ts';
import { DocumentBadge } from './document-badge.tsx';
import { DraftsBar } from './drafts-bar.tsx';

const DocumentDialog = lazyDialog(() => import('./document-dialog.tsx'));
const DocumentVersions = lazyDialog(() => import('./document-versions.tsx'));

const words = { loading: text.loading, failed: text.fetchFailed, hint: text.fetchHint };

export interface LinkedDocument {
  id: number;
  /** Where its form opens. */
  field?: string;
}

interface SiteDialogProps {
  /** Its form opens at once. */
  linked?: LinkedDocument;
  onClose: () => void;
}

export default function SiteDialog({ linked, onClose }: SiteDialogProps) {
  const close = () => open(undefined);
  const editorsOf = useEditors('documents');
  const [opened, open] = useState<ReactNode>(
    linked && <DocumentDialog {...linked} onClose={() => open(undefined)} />,
  );
  return (
    <Dialog isWide title={text.site} description={text.siteHint} onClose={onClose}>
      <DialogBody>
        <ListState
          query={useQuery(documentsQuery)}
          words={words}
          empty={<EmptyState icon={PanelsTopLeft} title={text.fetchFailed} />}
        >
          {(documents) => (
            <>
              <DraftsBar drafts={documents.filter(isFreeDraft)} />
              <WalkLink />
              <ul className="grid gap-2">
                {documents.map((document) => (
                  <DocumentRow
                    key={document.id}
                    document={document}
                    editors={editorsOf(document.id)}
                    onEdit={() => open(<DocumentDialog id={document.id} onClose={close} />)}
                    onVersions={() => open(<DocumentVersions id={document.id} onClose={close} />)}
                  />
                ))}
              </ul>
            </>
          )}
        </ListState>
      </DialogBody>
      {opened}
    </Dialog>
  );
}

/** Neither waits for its time nor for a second person. */
const isFreeDraft = ({ published, waits, publishAt }: DocumentSummary) => !published && !waits && !publishAt;

/** The shorter way for who sees on a page what is to be changed. */
function WalkLink() {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <a href={previewPath('/')} target="_blank" rel="noopener" className={buttonClass({})}>
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
  onEdit: () => void;
  onVersions: () => void;
}

/** The whole row opens the form: a thumb is wide. */
function DocumentRow({ document, editors, onEdit, onVersions }: DocumentRowProps) {
  const { title, page, published, updatedAt, updatedBy } = document;
  const changed = updatedBy
    ? text.changed(updatedBy, formatRelativeTime(updatedAt, new Date()))
    : text.firstVersion;
  return (
    <li className="flex items-center rounded-card border max-[20rem]:flex-wrap border-snow-200 bg-white shadow-card">
      <button
        type="button"
        aria-label={text.edit(title)}
        onClick={onEdit}
        className="grid min-h-14 min-w-0 flex-1 cursor-pointer grid-cols-1 gap-0.5 max-[20rem]:basis-full max-[20rem]:wrap-anywhere rounded-card px-4 py-2 text-left hover:bg-snow-50"
      >
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-bold wrap-anywhere">{title}</span>
          {!published && <DocumentBadge {...document} />}
        </span>
        <EditorsLine editors={editors} />
        <span className="text-[0.8125rem] text-ink-soft">{changed}</span>
      </button>
      {page && (
        <a
          href={previewPath(page)}
          target="_blank"
          rel="noopener"
          aria-label={writingText.previewOf(title)}
          className={buttonClass({ look: 'quiet', size: 'icon' })}
        >
          <Eye className="size-5" aria-hidden />
        </a>
      )}
      <Button look="quiet" size="icon" aria-label={text.versionsOf(title)} onClick={onVersions}>
        <History className="size-5" aria-hidden />
      </Button>
    </li>
  );
}
