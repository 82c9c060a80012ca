import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { noticeText as text } from '#/i18n/tr/notice.ts';
import { FormDialog } from '#/panel/form/form-dialog.tsx';
import { FormFrame } from '#/panel/form/form-frame.tsx';
import { useLocalDraft } from '#/panel/form/use-local-draft.ts';
import { OtherEditors } from '#/panel/presence/other-editors.tsx';
import { ConflictView } from '#/panel/stored/conflict-view.tsx';
import { formValues } from '#/panel/stored/field-plans.tsx';
import { FreshItem } from '#/panel/stored/fresh-item.tsx';
import { useStoredSave } from '#/panel/stored/use-stored-save.ts';
import { type FlatDocument, flatten } from '../flat-document.ts';
import {
  type DocumentInput,
  findVersion,
  type NamedDocument,
  namedDocumentQuery,
  saveDocument,
} from '../queries.ts';
import { DocumentBadge } from './document-badge.tsx';
import { NoticeFields } from './notice-fields.tsx';
import { NoticeState } from './notice-state.tsx';
import { planDocument } from './plan-document.ts';
import type { DocumentValues } from './plan-fields.tsx';
import { offersOf } from './published-offers.ts';
import { refreshDocuments } from './refresh-documents.ts';

/** The document `notice` in a form of its own: what must be out at once is, after one choice and one press. */
export default function NoticeDialog({ onClose }: { onClose: () => void }) {
  return (
    <FreshItem query={namedDocumentQuery('notice')} title={text.notice} onClose={onClose}>
      {(found) => found && <NoticeForm {...found} onClose={onClose} />}
    </FreshItem>
  );
}

type NoticeFormProps = NamedDocument & { onClose: () => void };

function NoticeForm({ document, published, onClose }: NoticeFormProps) {
  const { form, localDraft, save, finish } = useNoticeForm({ document, onClose });
  return (
    <FormDialog
      isWide
      isFocusOnDialog
      title={text.notice}
      description={text.hint}
      mark={
        <>
          {!document.published && <DocumentBadge {...document} />}
          <OtherEditors subject="documents" item={document.id} />
        </>
      }
      isDirty={form.formState.isDirty}
      localDraft={save.conflict ? { ...localDraft, draft: undefined } : localDraft}
      onClose={onClose}
    >
      {({ close }) =>
        save.conflict ? (
          <ConflictView
            comparison={save.conflict.comparison}
            savedAt={save.conflict.current.updatedAt}
            onSettle={(values) => save.conflict && save.settle(values, save.conflict.current)}
          />
        ) : (
          <FormFrame
            onSubmit={save.submitAs({ isOn: true, published: true, publishAt: null })}
            save={save}
            saveLabel={text.publish}
            other={{ label: text.saveDraft, onPress: save.submitAs({ published: false }) }}
            onCancel={close}
          >
            <NoticeState document={document} published={published} onTurnedOff={finish} />
            <NoticeFields form={form} schema={document.form} />
          </FormFrame>
        )
      }
    </FormDialog>
  );
}

function useNoticeForm({ document, onClose }: Omit<NoticeFormProps, 'published'>) {
  const queries = useQueryClient();
  const plan = useMemo(() => planDocument(document), [document]);
  const stored = useMemo(() => flatten(document), [document]);
  const { form, ...localDraft } = useLocalDraft<DocumentValues, DocumentInput>({
    draftName: `${plan.kind} ${stored.id}`,
    over: stored,
    resolver: plan.resolver,
    defaultValues: formValues(plan.fields, stored) as never,
  });
  function finish() {
    localDraft.forget();
    onClose();
  }
  const save = useStoredSave<FlatDocument, DocumentValues, DocumentInput>({
    ...plan,
    form,
    stored,
    localDraft,
    calls: {
      create: () => Promise.reject(new Error('a document is never new')),
      update: (_id, draft) => saveDocument(document, { ...draft }),
      findVersion: ({ version }) => findVersion(document, version),
      refresh: () => refreshDocuments(queries),
    },
    say: ({ published }) => (published ? text.published : text.saved),
    offers: (result) => offersOf({ saved: result, before: document, queries }),
    onSaved: finish,
  });
  return { form, localDraft, save, finish };
}
