import { useMemo } from 'react';
import type { Notice } from '#/content/notice.ts';
import { noticeText as text } from '#/i18n/tr/notice.ts';
import { publishingText } from '#/i18n/tr/publishing.ts';
import { FormFrame } from '#/panel/form/form-frame.tsx';
import { FreshItem } from '#/panel/stored/fresh-item.tsx';
import { StoredFormDialog } from '#/panel/stored/stored-form-dialog.tsx';
import { type FlatDocument, flatten } from '../flat-document.ts';
import { type DocumentInput, type NamedDocument, namedDocumentQuery } from '../queries.ts';
import { AimedFocus } from './aim/aimed-focus.tsx';
import { AimContext, useAim } from './aim/use-aim.ts';
import { DocumentBadge } from './document-badge.tsx';
import { NoticeFields } from './notice-fields.tsx';
import { NoticeState } from './notice-state.tsx';
import { planDocument } from './plan-document.ts';
import type { DocumentValues } from './plan-fields.tsx';
import { useDocumentCalls } from './use-document-calls.ts';

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
  const plan = useMemo(() => planDocument(document), [document]);
  const { aim, aimAt, aimAtFault } = useAim(document.form);
  const { calls, offers } = useDocumentCalls(document, { aimAtFault });
  return (
    <StoredFormDialog<FlatDocument, DocumentValues, DocumentInput>
      plan={plan}
      stored={flatten(document)}
      description={text.hint}
      // a notice that is out needs no badge: the form begins with it
      mark={!document.published && <DocumentBadge {...document} isOut={(published as Notice).isOn} />}
      calls={{ ...calls, update: (id, draft) => calls.update(id, shownWhenOut(draft)) }}
      offers={offers}
      mayPublish
      say={(saved) => (saved.published ? text.published : text.saved)}
      onSettled={aimAt}
      onClose={onClose}
      frame={({ form, save, close, finish }) => (
        <FormFrame
          onSubmit={save.submitAs({ published: false })}
          save={save}
          saveLabel={publishingText.saveDraft}
          other={{
            label: publishingText.publish,
            onPress: save.submitAs({ isOn: true, published: true, publishAt: null }),
          }}
          onCancel={close}
        >
          <NoticeState
            document={document}
            published={published}
            isTyped={form.formState.isDirty}
            // what was typed meanwhile stays on the device, and is there when the form opens again
            onTurnedOff={form.formState.isDirty ? onClose : finish}
          />
          <AimContext value={aim}>
            <NoticeFields form={form} schema={document.form} />
            <AimedFocus isDirty={form.formState.isDirty} />
          </AimContext>
        </FormFrame>
      )}
    />
  );
}

/** Also when somebody has taken the notice away meanwhile, which is no reason to publish this one unseen. */
const shownWhenOut = <Draft extends DocumentInput>(draft: Draft): Draft =>
  draft.published ? { ...draft, isOn: true } : draft;
