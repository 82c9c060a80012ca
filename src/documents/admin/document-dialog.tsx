import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Resolver } from 'react-hook-form';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { FormOfUploads, useFormUploads } from '#/media/fields/form-uploads.ts';
import { FreshItem } from '#/panel/stored/fresh-item.tsx';
import { StoredFormDialog, type StoredFormPlan } from '#/panel/stored/stored-form-dialog.tsx';
import { StoredPreview } from '#/panel/stored/stored-preview.tsx';
import { type FlatDocument, fieldsOf, flatten } from '../flat-document.ts';
import { type FormSchema, fitted } from '../form-schema.ts';
import { previewPath } from '../preview-path.ts';
import { type DocumentInput, documentQuery, saveDocument } from '../queries.ts';
import type { StoredDocument } from '../schema.ts';
import { tidy } from '../tidy.ts';
import { AimedFocus } from './aim/aimed-focus.tsx';
import { AimContext, useAim } from './aim/use-aim.ts';
import { DocumentBadge } from './document-badge.tsx';
import { type DocumentValues, planFields } from './plan-fields.tsx';
import { sayWaiting } from './proposals/say-waiting.ts';
import { offersOf } from './published-offers.ts';
import { refreshDocuments } from './refresh-documents.ts';

interface DocumentDialogProps {
  id: number;
  slot?: string;
  /** Where it opens: 'banks.0.accounts.1.iban'. */
  field?: string;
  onClose: () => void;
}

export default function DocumentDialog({ id, slot, field, onClose }: DocumentDialogProps) {
  return (
    <FreshItem query={documentQuery(id)} title={text.editTitle} onClose={onClose}>
      {(document) =>
        document && <DocumentForm document={document} slot={slot} field={field} onClose={onClose} />
      }
    </FreshItem>
  );
}

function DocumentForm({
  document,
  slot,
  field,
  onClose,
}: Omit<DocumentDialogProps, 'id'> & { document: StoredDocument }) {
  const queries = useQueryClient();
  const uploads = useFormUploads();
  const plan = useMemo(() => planOf(document), [document]);
  const { aim, aimAtFault } = useAim(document.form, field);
  return (
    <FormOfUploads value={uploads.form}>
      <AimContext value={aim}>
        <StoredFormDialog<FlatDocument, DocumentValues, DocumentInput>
          plan={plan}
          stored={flatten(document)}
          slot={slot}
          mark={<DocumentBadge {...document} />}
          calls={{
            create: () => Promise.reject(new Error('a document is never new')),
            update: (_id, draft) => saveDocument(document, { ...draft }).catch(aimAtFault),
            refresh: (saved) => {
              if (saved?.waits) sayWaiting([document.title]);
              return refreshDocuments(queries);
            },
          }}
          mayPublish
          underWay={uploads.underWay}
          offers={(saved) => offersOf({ saved, before: document, queries })}
          onClose={onClose}
        >
          {(form) => (
            <>
              {document.form.page && (
                <StoredPreview
                  path={previewPath(document.form.page)}
                  title={document.title}
                  hint={text.formPreviewHint}
                  isDirty={form.formState.isDirty}
                />
              )}
              <AimedFocus isDirty={form.formState.isDirty} />
            </>
          )}
        </StoredFormDialog>
      </AimContext>
    </FormOfUploads>
  );
}

export function planOf({ title, form }: StoredDocument): StoredFormPlan<DocumentValues, DocumentInput> {
  const eachField =
    (change: (field: FormSchema, value: unknown) => unknown) =>
    ({ published, ...values }: DocumentValues): DocumentValues => ({
      ...Object.fromEntries(
        Object.entries(fieldsOf(form)).map(([name, field]) => [name, change(field, values[name])]),
      ),
      published,
    });
  const tidyAll = eachField(tidy);
  const resolver: Resolver<DocumentValues, unknown, DocumentInput> = (values) => ({
    values: tidyAll(values),
    errors: {},
  });
  return {
    kind: 'document',
    titles: { create: title, edit: title },
    words: { created: text.saved, updated: text.saved },
    resolver,
    fields: planFields(form),
    adapt: eachField(fitted),
    isNested: true,
  };
}
