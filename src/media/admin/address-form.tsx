import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mediaCopyText } from '#/i18n/tr/media-copy.ts';
import { mediaWebText as text } from '#/i18n/tr/media-web.ts';
import { useLeaveGuard } from '#/panel/form/leave-guard.ts';
import { readAgain } from '#/panel/read-again.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import { AddressField } from '../fields/address-field.tsx';
import { fetchPictureFrom } from '../queries.ts';
import { explainFailure } from '../sending/refused-file.ts';
import type { UploadQueue } from '../sending/upload-queue.ts';
import { toastOutcome } from '../sending/use-upload-queue.ts';

/** Lets the server fetch a picture. Why it did not come stays until another address is typed. */
export function AddressForm({ queue }: { queue: UploadQueue }) {
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const { mutate, error, isPending, reset } = useSingleMutation({
    mutationFn: fetchPictureFrom,
    onSuccess: (come, url) => {
      if ('copyState' in come) {
        showToast({ title: mediaCopyText.waiting, description: mediaCopyText.added });
        void readAgain(queries);
      } else queue.takeIn(come);
      // another address may have been typed meanwhile
      setTyped((now) => (now.trim() === url ? '' : now));
    },
    onError: (failure) => toastOutcome({ uploaded: 0, failure: { error: failure } }),
  });
  useLeaveGuard(isPending);

  function type(now: string) {
    setTyped(now);
    if (error) reset();
  }

  return (
    <AddressField
      label={text.address}
      hint={text.addressHint}
      error={error ? explainFailure(error) : undefined}
      placeholder={text.addressExample}
      value={typed}
      onChange={type}
      onAdd={mutate}
      isBusy={isPending}
    />
  );
}
