import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mediaText as text } from '#/i18n/tr/media.ts';
import { mediaPanelText } from '#/i18n/tr/media-panel.ts';
import { serverMessage } from '#/panel/server-message.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import { mediaQuery, showNewMedia, uploadPicture } from '../queries.ts';
import { isImageFile } from './image-files.ts';

const uploadKey = ['upload-picture'];

export type PictureUpload = ReturnType<typeof usePictureUpload>;

export function usePictureUpload({ onUploaded }: { onUploaded: (url: string) => void }) {
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState('');
  const { mutate, data, isPending } = useSingleMutation({
    mutationKey: uploadKey,
    mutationFn: uploadPicture,
    onSuccess: (uploaded) => {
      showNewMedia(queries, uploaded);
      onUploaded(uploaded.url);
      showToast({ title: text.uploadSucceeded, description: text.uploadedAndSet });
      void queries.invalidateQueries({ queryKey: mediaQuery.queryKey });
    },
    // the toast says only that it failed; the reason stays in the form
    onError: (error) => {
      toastFailure(text.pictureNotUploaded);
      setRefusal(serverMessage(error, ''));
    },
  });

  function upload(file: File) {
    setRefusal('');
    mutate(file);
  }

  /** Takes the first picture of a drop, because a form field has room for one. */
  function uploadDropped(files: File[]) {
    const picture = files.find(isImageFile);
    if (picture) upload(picture);
    else toastFailure(mediaPanelText.notAPicture(files[0]?.name ?? text.unnamed));
  }

  return {
    upload,
    uploadDropped,
    uploaded: data,
    isUploading: isPending,
    /** The server's sentence for the last refusal; empty where it wrote none. */
    refusal,
    forgetRefusal: () => setRefusal(''),
  };
}

/** Label of the save button while a picture is still on its way. */
export function usePictureOnItsWay(): string | undefined {
  return useIsMutating({ mutationKey: uploadKey }) > 0 ? text.pictureOnItsWay : undefined;
}

function toastFailure(description: string): void {
  showToast({ title: text.uploadFailed, description, variant: 'destructive' });
}
