import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '#/format/dates.ts';
import { HttpError } from '#/http/request.ts';
import { accountProposalsText as text } from '#/i18n/tr/account-proposals.ts';
import { Dialog, DialogBody } from '#/panel/dialog/dialog.tsx';
import { Failure, serverMessage } from '#/panel/failure.tsx';
import { Loading } from '#/panel/loading.tsx';
import { useNameOf } from '#/panel/staff-names.ts';
import { proposalQuery } from '../../proposals/queries.ts';
import { ProposalForm } from './proposal-form.tsx';

export default function ProposalDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(proposalQuery(id));
  const nameOf = useNameOf();
  const isGone = error instanceof HttpError && error.status === 404;
  return (
    <Dialog
      isWide
      isFocusOnDialog
      title={text.title}
      description={data && text.origin(nameOf(data.proposedBy), formatMoment(data.proposedAt))}
      onClose={onClose}
    >
      {data ? (
        <ProposalForm key={data.version} proposal={data} onClose={onClose} />
      ) : (
        <DialogBody>
          {error ? (
            <Failure
              title={isGone ? text.gone : text.fetchFailed}
              hint={isGone ? text.goneHint : serverMessage(error, text.tryAgain)}
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            />
          ) : (
            <Loading />
          )}
        </DialogBody>
      )}
    </Dialog>
  );
}
