import { useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { HttpError } from '#/http/request.ts';
import { accountProposalsText as text } from '#/i18n/tr/account-proposals.ts';
import { showServerFields } from '#/panel/form/use-form-save.ts';
import { showFailure, showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import { confirmProposal, proposalQuery, withdrawProposal } from '../../proposals/queries.ts';
import type { Proposal } from '../../proposals/schema.ts';
import { refreshDocuments } from '../refresh-documents.ts';

interface Settling {
  proposal: Proposal;
  form: UseFormReturn<{ password: string }>;
  onClose: () => void;
  onNotDropped: () => void;
}

export function useSettling({ proposal, form, onClose, onNotDropped }: Settling) {
  const queries = useQueryClient();
  function finish(title: string, description: string) {
    showToast({ title, description });
    void refreshDocuments(queries);
    onClose();
  }
  function fail(title: string, error: unknown) {
    showFailure(error, { title, otherwise: text.tryAgain });
    // another proposal may have taken its place, and is what one would answer now
    if (error instanceof HttpError && [404, 409].includes(error.status)) {
      void queries.invalidateQueries({ queryKey: proposalQuery(proposal.id).queryKey });
      void refreshDocuments(queries);
    }
  }
  const confirmation = useSingleMutation({
    mutationFn: (password: string) => confirmProposal(proposal, password),
    onSuccess: () => finish(text.confirmed, text.confirmedHint),
    onError: (error) => {
      fail(text.confirmFailed, error);
      showServerFields(form, error);
    },
  });
  const withdrawal = useSingleMutation({
    mutationFn: () => withdrawProposal(proposal),
    onSuccess: () => finish(text.dropped, text.droppedHint),
    onError: (error) => {
      fail(text.dropFailed, error);
      onNotDropped();
    },
  });
  return { confirmation, withdrawal };
}
