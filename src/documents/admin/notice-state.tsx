import { useQueryClient } from '@tanstack/react-query';
import type { Notice } from '#/content/notice.ts';
import { isNoticeShown } from '#/content/notice-time.ts';
import { formatWeekdayMoment } from '#/format/istanbul-time.ts';
import { noticeText as text } from '#/i18n/tr/notice.ts';
import { BusyButton } from '#/panel/button.tsx';
import { showFailure, showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import { flatten } from '../flat-document.ts';
import { type NamedDocument, saveDocument } from '../queries.ts';
import { offersOf } from './published-offers.ts';
import { refreshDocuments } from './refresh-documents.ts';

interface NoticeStateProps extends NamedDocument {
  /** Whether the form holds words that are not saved. */
  isTyped: boolean;
  onTurnedOff: () => void;
}

/** What visitors read now, and the one press that ends it. */
export function NoticeState(props: NoticeStateProps) {
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
      void refreshDocuments(queries);
      onTurnedOff();
    },
    onError: (error) => showFailure(error, { title: text.closeFailed, otherwise: text.closeFailedHint }),
  });
}
