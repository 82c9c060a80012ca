import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Notice } from '#/content/notice.ts';
import { isNoticeShown } from '#/content/notice-time.ts';
import { formatWeekdayMoment } from '#/format/istanbul-time.ts';
import { noticeText as text } from '#/i18n/tr/notice.ts';
import { publishingText } from '#/i18n/tr/publishing.ts';
import { BusyButton } from '#/panel/button.tsx';
import { AimContext, AimedFocus, useAim } from '#/panel/form/aim.tsx';
import { FormFrame } from '#/panel/form/form-frame.tsx';
import { readAgain } from '#/panel/read-again.ts';
import { useFreshItem } from '#/panel/stored/fresh-item.tsx';
import { StoredFormDialog } from '#/panel/stored/stored-form-dialog.tsx';
import { showFailure, showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import { type FlatDocument, flatten } from '../flat-document.ts';
import { type DocumentInput, type NamedDocument, namedDocumentQuery, saveDocument } from '../queries.ts';
import { DocumentBadge } from './document-badge.tsx';
import { NoticeFields } from './notice-fields.tsx';
import { type DocumentValues, planDocument } from './plan-document.tsx';
import { offersOf, useDocumentCalls } from './use-document-calls.ts';

/** The document `notice` in a form of its own: what must be out at once is, after one choice and one press. */
export default function NoticeDialog({ onClose }: { onClose: () => void }) {
  const fresh = useFreshItem({ query: namedDocumentQuery('notice'), title: text.notice, onClose });
  return fresh.item ? <NoticeForm {...fresh.item} onClose={onClose} /> : fresh.instead;
}

type NoticeFormProps = NamedDocument & { onClose: () => void };

function NoticeForm({ document, published, onClose }: NoticeFormProps) {
  const plan = useMemo(() => planDocument(document), [document]);
  const { aim, aimAt, aimAtFault } = useAim(plan.fields);
  const { calls, offers } = useDocumentCalls(document, { aimAtFault });
  return (
    <StoredFormDialog<FlatDocument, DocumentValues, DocumentInput>
      plan={plan}
      stored={flatten(document)}
      description={text.hint}
      // a notice that is out needs no badge: the form begins with it
      mark={!document.published && <DocumentBadge {...document} isOut={(published as Notice).isOn} />}
      calls={{ ...calls, save: (draft, sent) => calls.save(shownWhenOut(draft), sent) }}
      offers={offers}
      mayPublish
      say={(saved) => (saved.published ? text.published : text.saved)}
      onSettled={aimAt}
      onClose={onClose}
      frame={({ form, save, close, finish }) => (
        <FormFrame
          onSubmit={() => save.press({ isOn: true, published: true, publishAt: null })}
          save={save}
          saveLabel={publishingText.publish}
          other={{ label: publishingText.saveDraft, onPress: () => save.press({ published: false }) }}
          onCancel={close}
        >
          <NoticeState
            document={document}
            published={published}
            isTyped={save.isDirty}
            // what was typed meanwhile stays on the device, and is there when the form opens again
            onTurnedOff={save.isDirty ? onClose : finish}
          />
          <AimContext value={aim}>
            <NoticeFields form={form} fields={document.form} />
            <AimedFocus form={form} />
          </AimContext>
        </FormFrame>
      )}
    />
  );
}

/**
 * Switches a notice on when it is published, also when somebody has taken it away meanwhile: that is no reason to
 * publish this one unseen.
 */
const shownWhenOut = <Draft extends DocumentInput>(draft: Draft): Draft =>
  draft.published ? { ...draft, isOn: true } : draft;

interface NoticeStateProps extends NamedDocument {
  /** Whether the form holds words that are not saved. */
  isTyped: boolean;
  onTurnedOff: () => void;
}

/** Shows what visitors read now, and the button that ends it. */
function NoticeState(props: NoticeStateProps) {
  const published = props.published as Notice;
  const turnOff = useTurningOff(props);
  if (!published.isOn) return <p className="text-ink-soft">{text.isOff}</p>;
  const { begins, ends, sentence } = published;
  return (
    <div className="grid gap-2 rounded-md bg-snow-100 p-3">
      <p className="text-sm font-semibold">{stateInWords(published, new Date())}</p>
      <p className="wrap-anywhere">“{sentence}”</p>
      {ends !== null && (begins !== null || isNoticeShown(published, new Date())) && (
        <p className="text-sm text-ink-soft">{text.endsAt(formatWeekdayMoment(ends))}</p>
      )}
      <BusyButton
        look="danger"
        className="justify-self-start"
        isBusy={turnOff.isPending}
        busyLabel={text.closing}
        onClick={() => turnOff.mutate()}
      >
        {text.close}
      </BusyButton>
    </div>
  );
}

function stateInWords(notice: Notice, now: Date): string {
  const { begins, ends } = notice;
  if (isNoticeShown(notice, now)) return text.isShown;
  if (ends !== null && ends <= now.toISOString()) return text.isOver(formatWeekdayMoment(ends));
  return text.isToCome(formatWeekdayMoment(begins ?? ''));
}

/** Keeps the words that were out; a draft with other words is found among the versions. */
function useTurningOff({ document, published, isTyped, onTurnedOff }: NoticeStateProps) {
  const queries = useQueryClient();
  const { value: _, ...stored } = document;
  return useSingleMutation({
    mutationFn: () => {
      const { version, ...fields } = flatten({ ...stored, value: published });
      return saveDocument(document, { ...fields, isOn: false, version, published: true, publishAt: null });
    },
    onSuccess: (saved) => {
      const offers = offersOf({ saved, title: document.title, queries });
      const description = isTyped ? text.closedBesideTyped : text.closedHint;
      showToast({ title: text.closed, description, offers });
      void readAgain(queries);
      onTurnedOff();
    },
    onError: (error) => showFailure(error, { title: text.closeFailed, otherwise: text.closeFailedHint }),
  });
}
