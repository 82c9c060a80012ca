import { useMemo } from 'react';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { FormOfUploads, useFormUploads } from '#/media/fields/form-uploads.ts';
import { FreshItem } from '#/panel/stored/fresh-item.tsx';
import { StoredFormDialog } from '#/panel/stored/stored-form-dialog.tsx';
import { StoredPreview } from '#/panel/stored/stored-preview.tsx';
import { type FlatDocument, flatten } from '../flat-document.ts';
import { previewPath } from '../preview-path.ts';
import { type DocumentInput, documentQuery } from '../queries.ts';
import type { StoredDocument } from '../schema.ts';
import { DocumentBadge } from './document-badge.tsx';
import { planDocument } from './plan-document.ts';
import type { DocumentValues } from './plan-fields.tsx';
import { saySaved } from './say-saved.ts';
import { useDocumentCalls } from './use-document-calls.ts';

interface DocumentDialogProps {
  id: number;
  slot?: string;
  onClose: () => void;
}

export default function DocumentDialog({ id, slot, onClose }: DocumentDialogProps) {
  return (
    <FreshItem query={documentQuery(id)} title={text.editTitle} onClose={onClose}>
      {(document) => document && <DocumentForm document={document} slot={slot} onClose={onClose} />}
    </FreshItem>
  );
}

function DocumentForm({
  document,
  slot,
  onClose,
}: {
  document: StoredDocument;
  slot?: string;
  onClose: () => void;
}) {
  const uploads = useFormUploads();
  const plan = useMemo(() => planDocument(document), [document]);
  return (
    <FormOfUploads value={uploads.form}>
      <StoredFormDialog<FlatDocument, DocumentValues, DocumentInput>
        plan={plan}
        stored={flatten(document)}
        slot={slot}
        mark={<DocumentBadge {...document} />}
        {...useDocumentCalls(document)}
        mayPublish
        underWay={uploads.underWay}
        say={saySaved}
        onClose={onClose}
      >
        {(form) =>
          document.form.page && (
            <StoredPreview
              path={previewPath(document.form.page)}
              title={document.title}
              hint={text.formPreviewHint}
              isDirty={form.formState.isDirty}
            />
          )
        }
      </StoredFormDialog>
    </FormOfUploads>
  );
}
