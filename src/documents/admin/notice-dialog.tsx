import { useQueryClient } from '@tanstack/react-query';
import { type BaseSyntheticEvent, useMemo, useState } from 'react';
import { noticeText as text } from '#/i18n/tr/notice.ts';
import { FormDialog } from '#/panel/form/form-dialog.tsx';
import { FormFrame } from '#/panel/form/form-frame.tsx';
import { useLocalDraft } from '#/panel/form/use-local-draft.ts';
import { ConflictView } from '#/panel/stored/conflict-view.tsx';
import { formValues } from '#/panel/stored/field-plans.tsx';
import { FreshItem } from '#/panel/stored/fresh-item.tsx';
import { PublicationBadge } from '#/panel/stored/publication-badge.tsx';
import { useStoredSave } from '#/panel/stored/use-stored-save.ts';
import { type FlatDocument, flatten } from '../flat-document.ts';
import { type DocumentInput, type NamedDocument, namedDocumentQuery, saveDocument } from '../queries.ts';
import { AimedFocus } from './aim/aimed-focus.tsx';
import { AimContext, useAim } from './aim/use-aim.ts';
import { planOf } from './document-dialog.tsx';
import { NoticeFields } from './notice-fields.tsx';
import { NoticeState } from './notice-state.tsx';
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
  const { aim, plan, form, localDraft, save, submit, finish } = useNoticeForm({ document, onClose });
  return (
    <FormDialog
      isWide
      isFocusOnDialog
      title={text.notice}
      description={text.hint}
      mark={!document.published && <PublicationBadge state="draft" />}
      isDirty={form.formState.isDirty}
      localDraft={save.conflict ? { ...localDraft, draft: undefined } : localDraft}
      onClose={onClose}
    >
      {({ close }) =>
        save.conflict ? (
          <ConflictView
            fields={plan.fields}
            mine={form.getValues()}
            theirs={formValues(plan.fields, save.conflict)}
            base={form.formState.defaultValues as DocumentValues}
            savedAt={save.conflict.updatedAt}
            onSettle={(values) => save.conflict && save.settle(values, save.conflict)}
          />
        ) : (
          <FormFrame
            onSubmit={submit({ isOn: true, published: true })}
            save={save}
            saveLabel={text.publish}
            other={{ label: text.saveDraft, onPress: submit({ published: false }) }}
            onCancel={close}
          >
            <NoticeState document={document} published={published} onTurnedOff={finish} />
            <AimContext value={aim}>
              <NoticeFields form={form} schema={document.form} />
              <AimedFocus isDirty={form.formState.isDirty} />
            </AimContext>
          </FormFrame>
        )
      }
    </FormDialog>
  );
}

function useNoticeForm({ document, onClose }: Omit<NoticeFormProps, 'published'>) {
  const queries = useQueryClient();
  const plan = useMemo(() => planOf(document), [document]);
  const stored = useMemo(() => flatten(document), [document]);
  const [isGoingOut, setGoingOut] = useState(false);
  const { aim, aimAtFault } = useAim(document.form);
  const { form, ...localDraft } = useLocalDraft<DocumentValues, DocumentInput>({
    draftName: `${plan.kind} ${stored.id}`,
    over: stored,
    adapt: plan.adapt,
    resolver: plan.resolver,
    defaultValues: formValues(plan.fields, stored) as never,
  });
  function finish() {
    localDraft.forget();
    onClose();
  }
  const saved = isGoingOut ? text.published : text.saved;
  const save = useStoredSave<FlatDocument, DocumentValues, DocumentInput>({
    ...plan,
    words: { created: saved, updated: saved },
    form,
    stored,
    localDraft,
    calls: {
      create: () => Promise.reject(new Error('a document is never new')),
      update: (_id, draft) => saveDocument(document, { ...draft }).catch(aimAtFault),
      refresh: () => refreshDocuments(queries),
    },
    offers: (result) => offersOf({ saved: result, before: document, queries }),
    onSaved: finish,
  });
  const submit = (change: { isOn?: true; published: boolean }) => (event?: BaseSyntheticEvent) => {
    setGoingOut(change.published);
    return save.submitAs(change)(event);
  };
  return { aim, plan, form, localDraft, save, submit, finish };
}
