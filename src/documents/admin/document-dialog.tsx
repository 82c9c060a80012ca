import { useMemo } from 'react';
import { previewPaths } from '#/http/panel-paths.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { AimContext, AimedFocus, firstField, useAim } from '#/panel/form/aim.tsx';
import type { FormSchema } from '#/panel/form/form-schema.ts';
import type { Faults } from '#/panel/form/form-state.ts';
import { useFreshItem } from '#/panel/stored/fresh-item.tsx';
import { StoredFormDialog, StoredPreview } from '#/panel/stored/stored-form-dialog.tsx';
import type { StoredDocument } from '../answers.server.ts';
import { type FlatDocument, fieldName, flatten } from '../flat-document.ts';
import { type DocumentInput, documentQuery } from '../queries.ts';
import { DocumentBadge } from './document-row.tsx';
import { type DocumentValues, planDocument } from './plan-document.tsx';
import { AccountRule } from './proposals/account-rule.tsx';
import { saySaved, useDocumentCalls } from './use-document-calls.ts';

interface DocumentDialogProps {
  id: number;
  slot?: string;
  /** Where it opens: 'banks.0.accounts.1.iban'. */
  field?: string;
  /** Found by a publication of several; the form opens at the first. */
  faults?: Record<string, string>;
  onClose: () => void;
}

export default function DocumentDialog({ id, ...props }: DocumentDialogProps) {
  const fresh = useFreshItem({ query: documentQuery(id), title: text.editTitle, onClose: props.onClose });
  return fresh.item ? <DocumentForm document={fresh.item} {...props} /> : fresh.instead;
}

function DocumentForm({
  document,
  slot,
  field,
  faults = {},
  onClose,
}: Omit<DocumentDialogProps, 'id'> & { document: StoredDocument }) {
  const found = nameFaults(document.form, faults);
  const plan = useMemo(() => planDocument(document), [document]);
  const { aim, aimAt, aimAtFault } = useAim(
    plan.fields,
    field ?? firstField(plan.fields, Object.keys(found)),
  );
  return (
    <AimContext value={aim}>
      <StoredFormDialog<FlatDocument, DocumentValues, DocumentInput>
        plan={plan}
        stored={flatten(document)}
        slot={slot}
        mark={<DocumentBadge {...document} />}
        {...useDocumentCalls(document, { aimAtFault })}
        mayPublish
        say={(saved) => saySaved(saved, document)}
        faults={found}
        onSettled={aimAt}
        onClose={onClose}
        above={document.isGuarded && <AccountRule name={document.name} />}
      >
        {(form) => (
          <>
            {document.form.page && (
              <StoredPreview
                path={previewPaths.site(document.form.page)}
                title={document.title}
                hint={text.formPreviewHint}
                form={form}
              />
            )}
            <AimedFocus form={form} />
          </>
        )}
      </StoredFormDialog>
    </AimContext>
  );
}

/** Names faults as the form names its fields. */
const nameFaults = (form: FormSchema, faults: Record<string, string>): Faults =>
  Object.fromEntries(Object.entries(faults).map(([path, message]) => [fieldName(form, path), { message }]));
