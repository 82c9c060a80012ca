import { useQueryClient } from '@tanstack/react-query';
import { mediaCopyText as text } from '#/i18n/tr/media-copy.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import { fetchPictureFrom } from '../queries.ts';
import type { Media } from '../schema.ts';
import { explainFailure } from '../sending/refused-file.ts';
import { refreshMedia } from './refresh-media.ts';

export function useCopyRetry({ url }: Media) {
  const queries = useQueryClient();
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => fetchPictureFrom(url),
    onSuccess: ({ copyState, copyFailure }) =>
      copyState
        ? toastFailure(copyFailure ?? text.stillWaiting)
        : showToast({ title: panelText.succeeded, description: text.arrived }),
    onError: (error) => toastFailure(explainFailure(error)),
    onSettled: () => void refreshMedia(queries),
  });
  return { retry: () => mutate(), isRetrying: isPending };
}

const toastFailure = (description: string) =>
  showToast({ title: text.failed, description, variant: 'destructive' });
