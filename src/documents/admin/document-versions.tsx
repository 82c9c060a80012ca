import { useMemo } from 'react';
import { documentsText, documentVersionsText as text } from '#/i18n/tr/documents.ts';
import { FreshItem } from '#/panel/stored/fresh-item.tsx';
import { VersionsDialog } from '#/panel/versions/versions-dialog.tsx';
import type { VersionsPlan } from '#/panel/versions/versions-plan.ts';
import { documentQuery, documentVersionCalls } from '../queries.ts';
import type { DocumentVersion, StoredDocument } from '../schema.ts';
import { refreshDocuments } from './refresh-documents.ts';
import { comparisonOf } from './version-fields.ts';

interface DocumentVersionsProps {
  id: number;
  onClose: () => void;
}

export default function DocumentVersions({ id, onClose }: DocumentVersionsProps) {
  return (
    <FreshItem query={documentQuery(id)} title={documentsText.editTitle} onClose={onClose}>
      {(document) => document && <Versions document={document} onClose={onClose} />}
    </FreshItem>
  );
}

function Versions({ document, onClose }: { document: StoredDocument; onClose: () => void }) {
  const plan = useMemo<VersionsPlan<DocumentVersion>>(
    () => ({
      calls: documentVersionCalls,
      compare: comparisonOf(document.form),
      isAlwaysOut: true,
      refresh: refreshDocuments,
      words: {
        ...text,
        failed: documentsText.versionsFailed,
        firstVersion: documentsText.firstVersion,
      },
    }),
    [document],
  );
  return <VersionsDialog plan={plan} item={document} onClose={onClose} />;
}
