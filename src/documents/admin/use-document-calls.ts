import { useQueryClient } from '@tanstack/react-query';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { meaningOf } from '#/panel/stored/publication.tsx';
import type { StoredFormDialogProps } from '#/panel/stored/stored-form-dialog.tsx';
import type { FlatDocument } from '../flat-document.ts';
import { type DocumentInput, findVersion, saveDocument } from '../queries.ts';
import type { StoredDocument } from '../schema.ts';
import type { DocumentValues } from './plan-fields.tsx';
import { sayWaiting } from './proposals/say-waiting.ts';
import { offersOf } from './published-offers.ts';
import { refreshDocuments, showSavedInList } from './refresh-documents.ts';

type DocumentFormProps = StoredFormDialogProps<FlatDocument, DocumentValues, DocumentInput>;

/** How the form of a document is saved, and what it offers afterwards. */
export function useDocumentCalls(
  document: StoredDocument,
  { aimAtFault }: { aimAtFault: (error: unknown) => never },
): Pick<DocumentFormProps, 'calls' | 'detail' | 'offers'> {
  const queries = useQueryClient();
  return {
    calls: {
      create: () => Promise.reject(new Error('a document is never new')),
      update: (_id, draft) => saveDocument(document, { ...draft }).catch(aimAtFault),
      findVersion: ({ version }) => findVersion(document, version),
      refresh: (saved) => {
        if (saved) showSavedInList(queries, saved);
        if (saved?.waits) sayWaiting([document.title]);
        return refreshDocuments(queries);
      },
    },
    detail: (saved) => [text.section(document.title), meaningOf(saved)].join(' '),
    offers: (saved) => offersOf({ saved, title: document.title, queries }),
  };
}
