import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Notice } from '#/content/notice.ts';
import { isNoticeShown } from '#/content/notice-time.ts';
import { formatWeekdayMoment } from '#/format/istanbul-time.ts';
import { entryListText } from '#/i18n/tr/entry-list.ts';
import { readyNotices, noticeText as text } from '#/i18n/tr/notice.ts';
import { publishingText } from '#/i18n/tr/publishing.ts';
import { BusyButton, Button } from '#/panel/button.tsx';
import { AimContext, AimedFocus, useAim } from '#/panel/form/aim.tsx';
import { Fields } from '#/panel/form/fields.tsx';
import { FormFrame } from '#/panel/form/form-frame.tsx';
import type { FormSchema } from '#/panel/form/form-schema.ts';
import { type FormState, useValues } from '#/panel/form/form-state.ts';
import { readAgain } from '#/panel/read-again.ts';
import { useFreshItem } from '#/panel/stored/fresh-item.tsx';
import { StoredFormDialog } from '#/panel/stored/stored-form-dialog.tsx';
import { showFailure, showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import { type FlatDocument, flatten } from '../flat-document.ts';
import { type DocumentInput, type NamedDocument, namedDocumentQuery, saveDocument } from '../queries.ts';
import { DocumentBadge } from './document-row.tsx';
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

interface NoticeFieldsProps {
  form: FormState<DocumentValues>;
  fields: FormSchema;
}

/** Fields of a notice. The button that is pressed decides whether it is on. */
function NoticeFields({ form, fields: { properties = {} } }: NoticeFieldsProps) {
  const { isOn: _, sentence = {}, ...others } = properties;
  const ready = { control: 'ready' };
  return (
    <Fields
      form={form}
      fields={{ properties: { sentence, ready, ...others } }}
      controls={{ ready: () => <ReadySentences form={form} /> }}
    />
  );
}

function ReadySentences({ form }: Pick<NoticeFieldsProps, 'form'>) {
  const { sentence: typed } = useValues(form);
  const [replaced, setReplaced] = useState<NoticeWords>();
  function fill(words: NoticeWords) {
    for (const [name, value] of Object.entries(words)) form.set(name, value);
    form.clearFaults();
  }
  /** Chooses a ready notice, and drops the moments of an earlier one, which would keep it from coming out. */
  function choose(ready: (typeof readyNotices)[number]) {
    const { kind, sentence, link, begins, ends } = form.values();
    if (isOwnSentence(sentence)) keep({ kind, sentence, link, begins, ends });
    fill({ ...ready, begins: null, ends: null });
  }
  // asks nothing first: what must be out at once is three taps away
  function keep(words: NoticeWords) {
    setReplaced(words);
    const action = { ...bringBack, onPress: () => putBack(words) };
    showToast({ title: text.replaced, description: `“${words.sentence}”`, action });
  }
  function putBack(words: NoticeWords) {
    fill(words);
    setReplaced(undefined);
  }
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-1.5">
      <legend className="text-sm font-semibold">{text.ready}</legend>
      <p className="text-[0.8125rem] text-ink-soft">{text.readyHint}</p>
      <ul className="grid gap-1.5 sm:grid-cols-2">
        {readyNotices.map((ready) => (
          <li key={ready.sentence} className="grid">
            <button
              type="button"
              aria-pressed={typed === ready.sentence}
              onClick={() => choose(ready)}
              className="min-h-11 cursor-pointer rounded-md border border-snow-300 bg-white px-3 py-2 text-left text-sm leading-snug wrap-anywhere hover:bg-snow-50 aria-pressed:border-night-700 aria-pressed:bg-snow-100 aria-pressed:ring-1 aria-pressed:ring-night-700"
            >
              {ready.sentence}
            </button>
          </li>
        ))}
      </ul>
      {replaced && (
        <Button look="quiet" className="max-w-full justify-self-start" onClick={() => putBack(replaced)}>
          <Undo2 className="size-4 shrink-0" aria-hidden />
          <span className="truncate">{entryListText.bringBackOf(String(replaced.sentence))}</span>
        </Button>
      )}
    </fieldset>
  );
}

type NoticeWords = Record<'kind' | 'sentence' | 'link' | 'begins' | 'ends', unknown>;

const isOwnSentence = (sentence: unknown) =>
  sentence !== '' && readyNotices.every((ready) => ready.sentence !== sentence);

const bringBack = { label: entryListText.bringBack, altText: entryListText.bringBack };
