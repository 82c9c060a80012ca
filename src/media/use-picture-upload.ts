import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mediaText as text } from '#/i18n/tr/media.ts';
import { serverMessage } from '#/ui/server-message.ts';
import { showToast } from '#/ui/toast-store.ts';
import { mediaQuery, uploadPicture } from './queries.ts';

/** Lets a form that is about to be saved see that a picture is still on its way. */
export const uploadKey = ['upload-picture'];

/** Uploads one picture from within a form, and hands over its address. */
export function usePictureUpload({ onUploaded }: { onUploaded: (url: string) => void }) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: uploadKey,
    mutationFn: uploadPicture,
    onSuccess: ({ url }) => {
      onUploaded(url);
      showToast({ title: text.uploadSucceeded, description: text.uploadedAndSet });
      void queries.invalidateQueries({ queryKey: mediaQuery.queryKey });
    },
    onError: (error) =>
      showToast({
        title: text.uploadFailed,
        description: serverMessage(error, text.pictureNotUploaded),
        variant: 'destructive',
      }),
  });
}
