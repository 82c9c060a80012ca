import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { FormOfUploads, useFormUploads } from '#/media/fields/form-uploads.ts';
import { FreshItem } from '#/panel/stored/fresh-item.tsx';
import { StoredFormDialog } from '#/panel/stored/stored-form-dialog.tsx';
import { StoredPreview } from '#/panel/stored/stored-preview.tsx';
import { type FlatDocument, flatten } from '../flat-document.ts';
import { previewPath } from '../preview-path.ts';
import { type DocumentInput, documentQuery, findVersion, saveDocument } from '../queries.ts';
import type { StoredDocument } from '../schema.ts';
import { DocumentBadge } from './document-badge.tsx';
import { planDocument } from './plan-document.ts';
import type { DocumentValues } from './plan-fields.tsx';
import { sayWaiting } from './proposals/say-waiting.ts';
import { offersOf } from './published-offers.ts';
import { refreshDocuments } from './refresh-documents.ts';
import { saySaved } from './say-saved.ts';

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
  const queries = useQueryClient();
  const uploads = useFormUploads();
  const plan = useMemo(() => planDocument(document), [document]);
  return (
    <FormOfUploads value={uploads.form}>
      <StoredFormDialog<FlatDocument, DocumentValues, DocumentInput>
        plan={plan}
        stored={flatten(document)}
        slot={slot}
        mark={<DocumentBadge {...document} />}
        calls={{
          create: () => Promise.reject(new Error('a document is never new')),
          update: (_id, draft) => saveDocument(document, { ...draft }),
          findVersion: ({ version }) => findVersion(document, version),
          refresh: (saved) => {
            if (saved?.waits) sayWaiting([document.title]);
            return refreshDocuments(queries);
          },
        }}
        mayPublish
        underWay={uploads.underWay}
        say={saySaved}
        offers={(saved) => offersOf({ saved, before: document, queries })}
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
