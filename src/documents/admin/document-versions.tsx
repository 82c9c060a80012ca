import { documentsText, documentVersionsText as text } from '#/i18n/tr/documents.ts';
import type { FormSchema } from '#/panel/form/form-schema.ts';
import { useFreshItem } from '#/panel/stored/fresh-item.tsx';
import {
  comparisonOf as compareFields,
  isChanged,
  type VersionField,
  VersionsDialog,
  type VersionsPlan,
} from '#/panel/versions/versions-dialog.tsx';
import type { DocumentVersion } from '../answers.server.ts';
import { fieldsOf, valuesOf } from '../flat-document.ts';
import { documentQuery, documentVersionCalls } from '../queries.ts';

interface DocumentVersionsProps {
  id: number;
  onClose: () => void;
}

export default function DocumentVersions({ id, onClose }: DocumentVersionsProps) {
  const fresh = useFreshItem({ query: documentQuery(id), title: documentsText.editTitle, onClose });
  if (!fresh.item) return fresh.instead;
  return <VersionsDialog plan={planVersions(fresh.item.form)} item={fresh.item} onClose={onClose} />;
}

const planVersions = (form: FormSchema): VersionsPlan<DocumentVersion> => ({
  calls: documentVersionCalls,
  compare: comparisonOf(form),
  isAlwaysOut: true,
  words: { ...text, failed: documentsText.versionsFailed, firstVersion: documentsText.firstVersion },
});

type Valued = Pick<DocumentVersion, 'value'>;

/** Compares versions; of a statute of 46 articles it shows only what differs. */
export function comparisonOf(form: FormSchema) {
  const compare = compareFields({ properties: fieldsOf(form) });
  return (before: Valued, after: Valued): VersionField[] =>
    compare(valuesOf(before.value), valuesOf(after.value))
      .filter(isChanged)
      .map((field) => ({ ...field, isProse: true, isFolded: true }));
}
