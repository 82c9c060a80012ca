import type { QueryClient } from '@tanstack/react-query';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { showFailure, showToast, type ToastAction } from '#/panel/toast/toast-store.ts';
import type { FlatDocument } from '../flat-document.ts';
import { publishEarlier } from '../queries.ts';
import type { Undo } from '../schema.ts';
import { sayWaiting } from './proposals/say-waiting.ts';
import { refreshDocuments } from './refresh-documents.ts';

interface Saving {
  saved: FlatDocument;
  title: string;
  queries: QueryClient;
}

/** After a publication: one press brings back what was before it, unless somebody has saved something since. */
export function offersOf({ saved, title, queries }: Saving): ToastAction[] {
  const { id, version: over, replacedVersion: version } = saved;
  return version === undefined ? [] : offersToUndo([{ id, version, over }], { titles: [title], queries });
}

/** The same for several that came out as one. @param documents the versions that visitors read before */
export function offersToUndo(
  documents: Undo['documents'],
  { titles, queries }: { titles: string[]; queries: QueryClient },
): ToastAction[] {
  const undo = () =>
    publishEarlier(documents).then(
      ({ waiting, inVersions }) => {
        const description = [text.undoneHint(titles), inVersions && text.undoneInVersions];
        if (waiting.length > 0) sayWaiting(waiting);
        else showToast({ title: text.undone, description: description.filter(Boolean).join(' ') });
        void refreshDocuments(queries);
      },
      (error) => showFailure(error, { title: text.undoFailed, otherwise: text.undoFailedHint }),
    );
  return [{ label: text.undo, altText: text.undoHint, onPress: () => void undo() }];
}
