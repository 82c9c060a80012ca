import { useMemo } from 'react';
import { documentsText, documentVersionsText as text } from '#/i18n/tr/documents.ts';
import { FreshItem } from '#/panel/stored/fresh-item.tsx';
import { VersionsDialog } from '#/panel/versions/versions-dialog.tsx';
import { isChanged, type VersionField, type VersionsPlan } from '#/panel/versions/versions-plan.ts';
import type { DocumentVersion, StoredDocument } from '../answers.server.ts';
import { linesBeside } from '../changed-lines.ts';
import { fieldsOf, valuesOf } from '../flat-document.ts';
import type { FormSchema } from '../form-schema.ts';
import { documentQuery, documentVersionCalls } from '../queries.ts';

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

type Valued = Pick<DocumentVersion, 'value'>;

/** Compares versions; of a statute of 46 articles it shows only what differs. */
export const comparisonOf =
  (form: FormSchema) =>
  (before: Valued, after: Valued): VersionField[] => {
    const [old, now] = [valuesOf(before.value), valuesOf(after.value)];
    const fields = Object.entries(fieldsOf(form)).map(([name, field]) => ({
      label: field.title ?? '',
      isProse: true,
      isFolded: true,
      before: linesBeside(field, old[name]),
      after: linesBeside(field, now[name]),
    }));
    return fields.filter(isChanged);
  };
