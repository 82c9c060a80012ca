import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { formatMoment } from '#/format/dates.ts';
import { adminNoticesText as noticeText } from '#/i18n/tr/admin-notices.ts';
import { proposalText } from '#/i18n/tr/figure-proposals.ts';
import { BusyButton, Button, buttonClass } from '#/panel/button.tsx';
import { giveFocusBack } from '#/panel/dialog/closing.ts';
import { lazyDialog } from '#/panel/lazy.tsx';
import { useLinked } from '#/panel/list/linked-id.ts';
import { useNameOf } from '#/panel/person-names.tsx';
import { showFailure } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import type { AdminNotice, ProposalSummary } from '../../answers.server.ts';
import { noteSeen, proposalNewsQuery } from '../../proposals/queries.ts';

const ProposalDialog = lazyDialog(() => import('./proposal-dialog.tsx'));

/**
 * Tells every admin that the bank accounts are to change, and what else all of them are to know. It covers nothing.
 * @param afterFirst stands between the first line and the others
 */
export default function AccountsNotice({ afterFirst }: { afterFirst: ReactNode }) {
  const { data } = useQuery(proposalNewsQuery);
  const [looked, look] = useState<number>();
  useLinked('proposal', ({ id }) => look(id));
  const { proposals = [], notices = [] } = data ?? {};
  const [first, ...others] = [
    ...proposals.map((proposal) => (
      <ProposalLine key={`proposal ${proposal.id}`} proposal={proposal} onLook={() => look(proposal.id)} />
    )),
    ...notices.map((notice) => <NoticeLine key={`notice ${notice.id}`} notice={notice} />),
  ];
  return (
    <>
      {[first, afterFirst, ...others]}
      {looked !== undefined && <ProposalDialog id={looked} onClose={() => look(undefined)} />}
    </>
  );
}

function Line({ words, children }: { words: string; children: ReactNode }) {
  return (
    <section
      aria-label={noticeText.label}
      className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-l-4 border-snow-200 border-l-signal-500 bg-white px-4 py-3 text-sm"
    >
      <p className="max-w-[70ch] grow basis-72 wrap-anywhere">{words}</p>
      {children}
    </section>
  );
}

function ProposalLine({ proposal, onLook }: { proposal: ProposalSummary; onLook: () => void }) {
  const nameOf = useNameOf();
  const text = proposalText(proposal.name);
  const words = proposal.isOwn ? text.ownProposal : text.proposed(nameOf(proposal.proposedBy));
  return (
    <Line words={words}>
      <Button size="small" onClick={onLook}>
        {text.look}
      </Button>
    </Line>
  );
}

function NoticeLine({ notice }: { notice: AdminNotice }) {
  const queries = useQueryClient();
  const seen = useSingleMutation({
    mutationFn: () => noteSeen(notice.id),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: proposalNewsQuery.queryKey });
      giveFocusBack(null);
    },
    onError: (error) => showFailure(error, { title: noticeText.notSeen, otherwise: noticeText.tryAgain }),
  });
  const nameOf = useNameOf();
  const { kind, by, detail, at } = notice;
  const words = noticeText.sentences[kind]({
    ...{ ...notice, by: nameOf(by), moment: formatMoment(at) },
    detail: kind.endsWith('confirmed') ? nameOf(detail) : detail,
  });
  return (
    <Line words={words}>
      {notice.href && (
        <Link href={notice.href} className={buttonClass({ size: 'small' })}>
          {noticeText.toField}
        </Link>
      )}
      <BusyButton
        size="small"
        isBusy={seen.isPending}
        busyLabel={noticeText.seen}
        onClick={() => seen.mutate()}
      >
        {noticeText.seen}
      </BusyButton>
    </Line>
  );
}
