import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { HttpError } from '#/http/request.ts';
import { operationsPublishingText as text } from '#/i18n/tr/operations-publishing.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { Arriving } from '#/panel/dialog/lazy-dialog.tsx';
import { readAgain } from '#/panel/read-again.ts';
import { showFailure, showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import { operationList } from '../queries.ts';
import type { Operation } from '../schema.ts';
import { changePublication } from './change-publication.ts';
import OperationDialog from './operation-dialog.tsx';
import { usePlaceQuestion } from './use-place-question.tsx';

interface OperationPublishingProps {
  operation: Operation;
  onClose: () => void;
}

/** Publishes at once, unless the text names a place that is held back; what the server refuses is mended in the form. */
export default function OperationPublishing({ operation, onClose }: OperationPublishingProps) {
  const { id, version } = operation;
  const queries = useQueryClient();
  const [isRefused, setRefused] = useState(false);
  const { ask, question } = usePlaceQuestion();
  const { mutate } = useSingleMutation({
    mutationFn: () => changePublication(queries, { id, version, published: true }, ask),
    onSuccess: (saved) => {
      if (!saved) return onClose();
      showToast({ title: panelText.succeeded, description: text.published });
      void readAgain(queries, { list: operationList, saved });
      onClose();
    },
    onError: (error) => {
      showFailure(error, { otherwise: text.publishFailed });
      if (error instanceof HttpError && error.status === 400) return setRefused(true);
      void readAgain(queries);
      onClose();
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the press was
  useEffect(() => mutate(), []);
  if (isRefused) return <OperationDialog id={id} onClose={onClose} />;
  return question ?? <Arriving />;
}
