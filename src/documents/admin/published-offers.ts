import type { QueryClient } from '@tanstack/react-query';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { showToast, type ToastAction } from '#/panel/toast/toast-store.ts';
import type { FlatDocument } from '../flat-document.ts';
import { publishEarlier } from '../queries.ts';
import type { StoredDocument } from '../schema.ts';
import { sayWaiting } from './proposals/say-waiting.ts';
import { refreshDocuments } from './refresh-documents.ts';

interface Saving {
  saved: FlatDocument;
  /** As it was when the form was opened. */
  before: StoredDocument;
  queries: QueryClient;
}

/** After a publication: one press brings back what visitors read before. */
export function offersOf({ saved, before, queries }: Saving): ToastAction[] {
  if (!saved.published) return [];
  const undo = () =>
    publishEarlier([{ id: saved.id, version: before.publishedVersion }]).then(
      ({ waiting }) => {
        if (waiting.length > 0) sayWaiting(waiting);
        else showToast({ title: text.undone, description: text.undoneHint(before.title) });
        void refreshDocuments(queries);
      },
      () => showToast({ title: text.undoFailed, description: text.undoFailedHint, variant: 'destructive' }),
    );
  return [{ label: text.undo, altText: text.undoHint, onPress: () => void undo() }];
}
