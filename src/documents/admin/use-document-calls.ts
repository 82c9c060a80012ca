import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { formatMoment } from '#/format/dates.ts';
import { accountProposalsText } from '#/i18n/tr/account-proposals.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { doAct } from '#/panel/act.tsx';
import { readAgain } from '#/panel/read-again.ts';
import { meaningOf } from '#/panel/stored/publication.tsx';
import type { StoredFormDialogProps } from '#/panel/stored/stored-form-dialog.tsx';
import { showToast, type ToastAction, type ToastMessage } from '#/panel/toast/toast-store.ts';
import type { StoredDocument } from '../answers.server.ts';
import type { FlatDocument } from '../flat-document.ts';
import { proposalNewsQuery } from '../proposals/queries.ts';
import { type DocumentInput, documentsQuery, publishEarlier, saveDocument } from '../queries.ts';
import type { Undo } from '../schema.ts';
import type { DocumentValues } from './plan-document.tsx';
import { hasSecond } from './proposals/account-rule.tsx';

type DocumentFormProps = StoredFormDialogProps<FlatDocument, DocumentValues, DocumentInput>;

/** Calls with which the form of a document is saved, and what it offers afterwards. */
export function useDocumentCalls(
  document: StoredDocument,
  { aimAtFault }: { aimAtFault: (error: unknown) => never },
): Pick<DocumentFormProps, 'calls' | 'detail' | 'offers'> {
  const queries = useQueryClient();
  return {
    calls: {
      save: (draft, { over, accepted }) =>
        saveDocument(document, { ...draft, version: over?.version }, accepted).catch(aimAtFault),
      refresh: (saved) => {
        if (saved) showSavedInList(queries, saved);
        if (saved?.waits) showToast({ ...sayWaiting([document.title]), detail: sayIfAlone(queries) });
        return readAgain(queries);
      },
    },
    detail: (saved) => [text.section(document.title), meaningOf(saved)].join(' '),
    offers: (saved) => offersOf({ saved, title: document.title, queries }),
  };
}

/**
 * Shows a save in the list until that has been read again: a person who publishes all drafts at once must publish
 * what was just saved.
 */
export function showSavedInList(queries: QueryClient, saved: FlatDocument): void {
  const { id, version, publishedVersion, updatedAt, updatedBy, published, waits, publishAt } = saved;
  const known = { version, publishedVersion, updatedAt, updatedBy, published, waits, publishAt };
  queries.setQueryData(documentsQuery.queryKey, (documents) =>
    documents?.map((document) => (document.id === id ? { ...document, ...known } : document)),
  );
}

interface Saving {
  saved: FlatDocument;
  title: string;
  queries: QueryClient;
}

/** Offers, after a publication, to bring back what was before it, unless somebody has saved something since. */
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
    doAct(queries, {
      call: () => publishEarlier(documents),
      done({ waiting, inVersions }) {
        const description = [text.undoneHint(titles), inVersions && text.undoneInVersions];
        if (waiting.length > 0) return sayWaiting(waiting);
        return { title: text.undone, description: description.filter(Boolean).join(' ') };
      },
      failed: { title: text.undoFailed, otherwise: text.undoFailedHint },
    });
  return [{ label: text.undo, altText: text.undoHint, onPress: () => void undo() }];
}

/**
 * A person who pressed a button that says "publish" must learn that visitors do not read it yet.
 * @param sent titles of all that were to be published
 */
export function sayWaiting(waiting: string[], sent = waiting): ToastMessage {
  const others = sent.length > waiting.length ? [accountProposalsText.othersOut] : [];
  const description = [
    accountProposalsText.waitsFor(waiting),
    accountProposalsText.waitsHint,
    ...others,
  ].join(' ');
  return { title: accountProposalsText.waits, description };
}

/** Says that nobody is there who could confirm it, as the form has said beforehand. */
function sayIfAlone(queries: QueryClient): string | undefined {
  const rule = queries.getQueryData(proposalNewsQuery.queryKey)?.rule;
  return rule && !hasSecond(rule) ? accountProposalsText.nobodyConfirms : undefined;
}

type Saved = Pick<FlatDocument, 'published' | 'publishAt' | 'replacedVersion'>;

/**
 * Says what a save has meant for visitors.
 * @param before the document before the save
 */
export function saySaved(
  { published, publishAt, replacedVersion }: Saved,
  before: Pick<Saved, 'publishAt'>,
): string {
  if (published) return replacedVersion === undefined ? text.sameAsOut : text.sectionPublished;
  if (publishAt !== null) return text.scheduled(formatMoment(publishAt));
  return before.publishAt === null ? text.draftSaved : text.planRemoved;
}
