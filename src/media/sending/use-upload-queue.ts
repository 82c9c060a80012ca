import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { mediaText } from '#/i18n/tr/media.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { rereadLibrary, showNewMedia } from '../queries.ts';
import { explainFailure } from './refused-file.ts';
import { openSender } from './send-picture.ts';
import { uploadProgress } from './upload-progress.ts';
import { type UploadOutcome, UploadQueue } from './upload-queue.ts';

// beside the cache of its pictures, because uploads go on while another tab is open
const queues = new WeakMap<QueryClient, UploadQueue>();

export function useUploadQueue(): UploadQueue {
  const queries = useQueryClient();
  const queue = queues.get(queries) ?? openQueue(queries);
  queues.set(queries, queue);
  return queue;
}

function openQueue(queries: QueryClient): UploadQueue {
  return new UploadQueue({
    send: openSender(),
    onProgress: uploadProgress.write,
    onUploaded: (media) => showNewMedia(queries, media),
    onSettled: async (outcome) => {
      toastOutcome(outcome);
      await rereadLibrary(queries);
    },
  });
}

/** Says nothing when all uploads were cancelled. */
export function toastOutcome({ uploaded, foundAgain = 0, failure }: UploadOutcome): void {
  if (failure) {
    const description = explainFailure(failure.error);
    showToast({ title: mediaText.uploadFailed, description, variant: 'destructive' });
  } else if (uploaded > 0) {
    const added = uploaded - foundAgain;
    const description = [added > 0 && text.uploaded(added), foundAgain > 0 && text.foundAgain(foundAgain)];
    showToast({ title: text.uploadSucceeded, description: description.filter(Boolean).join(' ') });
  }
}
