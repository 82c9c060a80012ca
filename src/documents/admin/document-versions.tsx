import { useMemo } from 'react';
import { documentsText, documentVersionsText as text } from '#/i18n/tr/documents.ts';
import { FreshItem } from '#/panel/stored/fresh-item.tsx';
import type { VersionField } from '#/panel/versions/version-fields.ts';
import { VersionsDialog } from '#/panel/versions/versions-dialog.tsx';
import type { VersionsPlan } from '#/panel/versions/versions-plan.ts';
import { fieldsOf, valuesOf } from '../flat-document.ts';
import type { FormSchema } from '../form-schema.ts';
import { documentQuery, documentVersionCalls } from '../queries.ts';
import { readAloud } from '../read-aloud.ts';
import type { DocumentVersion, StoredDocument } from '../schema.ts';
import { refreshDocuments } from './refresh-documents.ts';

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

const comparisonOf =
  (form: FormSchema) =>
  (before: DocumentVersion, after: DocumentVersion): VersionField[] => {
    const [old, now] = [valuesOf(before.value), valuesOf(after.value)];
    return Object.entries(fieldsOf(form)).map(([name, field]) => ({
      label: field.title ?? '',
      isProse: field.type === 'string',
      before: readAloud(field, old[name]),
      after: readAloud(field, now[name]),
    }));
  };
