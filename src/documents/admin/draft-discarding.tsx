import { documentsText as text } from '#/i18n/tr/documents.ts';
import { ActQuestion } from '#/panel/act.tsx';
import type { DocumentSummary } from '../answers.server.ts';
import { discardDraft } from '../queries.ts';

interface DraftDiscardingProps {
  document: DocumentSummary;
  onClose: () => void;
}

/** Names who has saved the draft, which may be somebody else's work. */
export default function DraftDiscarding({ document, onClose }: DraftDiscardingProps) {
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
