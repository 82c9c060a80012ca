import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '#/format/dates.ts';
import { HttpError } from '#/http/request.ts';
import { accountProposalsText as text } from '#/i18n/tr/account-proposals.ts';
import { proposalText } from '#/i18n/tr/figure-proposals.ts';
import { BusyButton } from '#/panel/button.tsx';
import { Confirm } from '#/panel/dialog/confirm.tsx';
import { Dialog, DialogBody, DialogFooter, DialogNotice } from '#/panel/dialog/dialog.tsx';
import { Mark } from '#/panel/difference/marks.tsx';
import { Failure, Loading, serverMessage } from '#/panel/failure.tsx';
import { FormFailure } from '#/panel/form/field.tsx';
import { PasswordField } from '#/panel/form/password-input.tsx';
import { useSmallForm } from '#/panel/form/use-small-form.ts';
import { useNameOf } from '#/panel/person-names.tsx';
import { readAgain } from '#/panel/read-again.ts';
import { showFailure, showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import { sayPasskeyFault } from '#/staff/passkeys/ask-passkey.ts';
import { PasskeyButton } from '#/staff/passkeys/passkey-button.tsx';
import { acts } from '#/staff/passkeys/schema.ts';
import type { Proposal } from '../../answers.server.ts';
import { isReordered, listChanges, placesOf } from '../../changed-lines.ts';
import {
  confirmByPasskey,
  confirmProposal,
  proposalQuery,
  withdrawProposal,
} from '../../proposals/queries.ts';
import { confirmationSchema } from '../../proposals/schema.ts';
import { WhoMay } from './account-rule.tsx';

export default function ProposalDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(proposalQuery(id));
  const nameOf = useNameOf();
  const isGone = error instanceof HttpError && error.status === 404;
  return (
    <Dialog
      isWide
      isFocusOnDialog
      title={proposalText(data?.name ?? '').title}
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

const passwordSchema = confirmationSchema.pick({ password: true });

/** Shows what would change, and the two answers to it. */
function ProposalForm({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  const nameOf = useNameOf();
  const text = proposalText(proposal.name);
  const [isAsking, setAsking] = useState(false);
  const { finish, fail } = useSettling({ id: proposal.id, onClose });
  const onConfirmed = () => finish(text.confirmed, text.confirmedHint);
  const confirmation = useSmallForm({
    schema: passwordSchema,
    empty: { password: '' },
    save: ({ password }) => confirmProposal(proposal, password),
    onSaved: onConfirmed,
    failed: text.tryAgain,
    onRefused: (error) => fail(text.confirmFailed, error),
  });
  const withdrawal = useSingleMutation({
    mutationFn: () => withdrawProposal(proposal),
    onSuccess: () => finish(text.dropped, text.droppedHint),
    onError: (error) => {
      fail(text.dropFailed, error);
      setAsking(false);
    },
  });
  return (
    <form noValidate onSubmit={confirmation.submit} className="flex min-h-0 flex-1 flex-col">
      <DialogBody>
        {proposal.mayConfirm && <p className="wrap-anywhere">{text.advice}</p>}
        <Changes proposal={proposal} />
        {proposal.mayConfirm ? (
          <>
            <PasswordField
              {...confirmation.field('password')}
              label={text.password}
              hint={text.passwordHint}
              autoComplete="current-password"
              toggleOf={text.password}
            />
            <PasskeyButton
              act={acts.confirmAccounts(proposal)}
              send={(passkey) => confirmByPasskey(proposal, passkey)}
              onSent={onConfirmed}
              onFailed={(error) => fail(text.confirmFailed, error)}
            />
          </>
        ) : (
          <WhoMay proposal={proposal} />
        )}
      </DialogBody>
      {confirmation.failure && (
        <DialogNotice>
          <FormFailure message={confirmation.failure} />
        </DialogNotice>
      )}
      <DialogFooter>
        {proposal.mayConfirm && (
          <BusyButton
            type="submit"
            look="primary"
            isBusy={confirmation.isPending}
            isDone={confirmation.isSuccess}
            busyLabel={text.confirming}
          >
            {text.confirm}
          </BusyButton>
        )}
        <BusyButton
          isBusy={withdrawal.isPending}
          busyLabel={text.dropping}
          onClick={() => (proposal.isOwn ? withdrawal.mutate() : setAsking(true))}
        >
          {proposal.isOwn ? text.withdraw : text.reject}
        </BusyButton>
      </DialogFooter>
      {isAsking && (
        <Confirm
          title={text.rejecting(nameOf(proposal.proposedBy))}
          description={text.rejectingHint}
          confirmLabel={text.reject}
          busyLabel={text.dropping}
          isBusy={withdrawal.isPending}
          onConfirm={() => withdrawal.mutate()}
          onCancel={() => setAsking(false)}
        />
      )}
    </form>
  );
}

function Changes({ proposal: { form, before, after } }: { proposal: Proposal }) {
  return (
    <>
      <p className="text-sm text-ink-soft">{text.legend}</p>
      {listChanges(form, before, after).map((field) => (
        <section key={field.name} className="grid min-w-0 gap-1.5 wrap-anywhere">
          <h3 className="text-sm font-semibold">{field.label}</h3>
          {isReordered(field) ? (
            <p>{text.reordered}</p>
          ) : (
            placesOf(field).map(({ place, was, is }) => (
              <p key={place}>
                {place}
                {was && <Mark kind="removed">{was}</Mark>}
                {was && is && ' → '}
                {is && <Mark kind="added">{is}</Mark>}
              </p>
            ))
          )}
        </section>
      ))}
      <p className="text-[0.8125rem] text-ink-soft">{text.unchangedRest}</p>
    </>
  );
}

/** Ends either answer. */
function useSettling({ id, onClose }: { id: number; onClose: () => void }) {
  const queries = useQueryClient();
  /** Stays until the line is gone that has opened it: the focus would go back there, and then be lost. */
  async function finish(title: string, description: string) {
    showToast({ title, description });
    await readAgain(queries);
    onClose();
  }
  function fail(title: string, error: unknown) {
    showFailure(error, { title, otherwise: sayPasskeyFault(error, text.tryAgain) });
    // another proposal may have taken its place, and is what one would answer now
    if (error instanceof HttpError && [404, 409].includes(error.status)) {
      void queries.invalidateQueries({ queryKey: proposalQuery(id).queryKey });
      void readAgain(queries);
    }
  }
  return { finish, fail };
}
