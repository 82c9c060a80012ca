import { useQuery } from '@tanstack/react-query';
import { PanelsTopLeft, SquarePen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { previewPaths } from '#/http/panel-paths.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { buttonClass } from '#/panel/button.tsx';
import { Dialog, DialogBody } from '#/panel/dialog/dialog.tsx';
import { lazyDialog } from '#/panel/dialog/lazy-dialog.tsx';
import { useUnfinished } from '#/panel/form/use-unfinished.ts';
import { EmptyState, ListState } from '#/panel/list/list-state.tsx';
import { useEditors } from '#/panel/presence/presence.tsx';
import { documentsQuery } from '../queries.ts';
import type { DocumentSummary } from '../schema.ts';
import { DocumentRow } from './document-row.tsx';
import { DraftsBar } from './drafts-bar.tsx';

const DocumentDialog = lazyDialog(() => import('./document-dialog.tsx'));
const DraftDiscarding = lazyDialog(() => import('./draft-discarding.tsx'));
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
  const unfinished = useUnfinished('document').map(({ draftName }) => Number(draftName.split(' ')[1]));
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
      <a href={previewPaths.site('/')} target="_blank" rel="noopener" className={buttonClass({})}>
        <SquarePen className="size-5" aria-hidden />
        {text.walk}
        <span className="sr-only">{panelText.opensInNewTab}</span>
      </a>
      <p className="flex-[1_1_16rem] text-[0.8125rem] leading-snug text-ink-soft">{text.walkHint}</p>
    </div>
  );
}
