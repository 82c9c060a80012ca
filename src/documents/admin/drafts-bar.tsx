import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatRelativeTime } from '#/format/relative-time.ts';
import { HttpError } from '#/http/request.ts';
import { accountProposalsText } from '#/i18n/tr/account-proposals.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { type Act, ActQuestion } from '#/panel/act.tsx';
import { Button } from '#/panel/button.tsx';
import { useNameOf } from '#/panel/person-names.tsx';
import type { DocumentSummary, PublicationOutcome } from '../answers.server.ts';
import { discardDraft, publishDocuments } from '../queries.ts';
import { offersToUndo, sayWaiting } from './use-document-calls.ts';

interface DraftsBarProps {
  drafts: DocumentSummary[];
  onFaults: (found: FaultsFound) => void;
}

/** Publishes all drafts as one. */
export function DraftsBar({ drafts, onFaults }: DraftsBarProps) {
  const queries = useQueryClient();
  const nameOf = useNameOf();
  const [isAsking, setAsking] = useState(false);
  const publish: Act<PublicationOutcome> = {
    call: () => publishDocuments(drafts.map(({ id, version }) => ({ id, version }))),
    done({ waiting }) {
      const titles = drafts.map(({ title }) => title);
      if (waiting.length > 0) return sayWaiting(waiting, titles);
      const out = drafts.map(({ id, version: over, publishedVersion: version }) => ({ id, version, over }));
      return {
        title: text.published,
        description: text.publishedHint(titles),
        offers: offersToUndo(out, { titles, queries }),
      };
    },
    failed: { title: text.publishFailed, otherwise: text.fetchHint },
    caught(error) {
      const found = findFaults(error);
      if (found) onFaults(found);
      return false;
    },
  };
  if (drafts.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-snow-100 p-3">
      <p className="text-sm font-semibold">{text.drafts(drafts.length)}</p>
      <Button onClick={() => setAsking(true)}>{text.publishAll}</Button>
      {isAsking && (
        <ActQuestion
          look="secondary"
          title={text.publishAll}
          description={text.publishAllHint}
          confirmLabel={text.publishAll}
          busyLabel={text.publishing}
          act={publish}
          onClose={() => setAsking(false)}
        >
          <ul className="mt-2 list-disc pl-5">
            {drafts.map(({ id, title, isGuarded, updatedBy, updatedAt }) => (
              <li key={id}>
                {title}
                {updatedBy && (
                  <span className="text-ink-soft">
                    {' '}
                    · {text.changed(nameOf(updatedBy), formatRelativeTime(updatedAt, new Date()))}
                  </span>
                )}
                {isGuarded && <span className="text-ink-soft"> ({accountProposalsText.draftWaits})</span>}
              </li>
            ))}
          </ul>
        </ActQuestion>
      )}
    </div>
  );
}

/** Reasons why one of several documents was not published. */
interface FaultsFound {
  id: number;
  /** 'value.banks.0.name' and what is wrong there. */
  faults: Record<string, string>;
}

function findFaults(error: unknown): FaultsFound | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const { document: id }: { document?: number } = error.body;
  return id === undefined ? undefined : { id, faults: error.fields };
}

interface DraftDiscardingProps {
  document: DocumentSummary;
  onClose: () => void;
}

/** Names who has saved the draft, which may be somebody else's work. */
export function DraftDiscarding({ document, onClose }: DraftDiscardingProps) {
  const { title, updatedBy } = document;
  return (
    <ActQuestion
      title={text.confirmDiscard(title)}
      description={text.discardHint(updatedBy)}
      confirmLabel={text.discard}
      busyLabel={text.discarding}
      act={{
        call: () => discardDraft(document),
        done: () => ({ description: text.discarded, detail: text.section(title) }),
        failed: { title: text.discardFailed, otherwise: text.fetchHint },
      }}
      onClose={onClose}
    />
  );
}
