import { useLeaveGuard } from '#/panel/form/leave-guard.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import { fetchPictureFrom } from '../queries.ts';
import { explainFailure } from './refused-file.ts';
import type { UploadQueue } from './upload-queue.ts';
import { toastOutcome } from './use-upload-queue.ts';

/** Has the server fetch a picture; it arrives among the uploads, and a failure stays until `forgetFailure`. */
export function usePictureFetch(queue: UploadQueue, { onFetched }: { onFetched: (url: string) => void }) {
  const { mutate, error, isPending, reset } = useSingleMutation({
    mutationFn: fetchPictureFrom,
    onSuccess: (media, url) => {
      queue.takeIn(media);
      onFetched(url);
    },
    onError: (failure) => toastOutcome({ uploaded: 0, failure: { error: failure } }),
  });
  useLeaveGuard(isPending);
  return {
    fetchPicture: mutate,
    isFetching: isPending,
    failure: error ? explainFailure(error) : undefined,
    forgetFailure: () => error && reset(),
  };
}
