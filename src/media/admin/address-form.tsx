import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { mediaCopyText } from '#/i18n/tr/media-copy.ts';
import { mediaUploadText } from '#/i18n/tr/media-upload.ts';
import { mediaWebText as text } from '#/i18n/tr/media-web.ts';
import { BusyButton } from '#/panel/button.tsx';
import { Field, TextInput } from '#/panel/form/field.tsx';
import { useLeaveGuard } from '#/panel/form/leave-guard.ts';
import { readAgain } from '#/panel/read-again.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import { FoldedInput } from '../fields/folded-input.tsx';
import { fetchPictureFrom } from '../queries.ts';
import { explainFailure } from '../sending/refused-file.ts';
import type { UploadQueue } from '../sending/upload-queue.ts';
import { toastOutcome } from '../sending/use-upload-queue.ts';

export function AddressForm({ queue }: { queue: UploadQueue }) {
  const [typed, setTyped] = useState('');
  // another address may have been typed meanwhile
  const forget = (url: string) => setTyped((now) => (now.trim() === url ? '' : now));
  const { fetchPicture, isFetching, failure, forgetFailure } = usePictureFetch(queue, { onFetched: forget });

  function submit(event: FormEvent) {
    event.preventDefault();
    const url = typed.trim();
    if (url) fetchPicture(url);
  }
  function type(now: string) {
    setTyped(now);
    forgetFailure();
  }

  return (
    <form onSubmit={submit} noValidate>
      <FoldedInput label={mediaUploadText.otherAddress}>
        {({ isOpen, input }) => (
          <Field
            label={text.address}
            hint={isOpen && text.addressHint}
            error={failure}
            isLabelHidden={!isOpen}
          >
            {(control) => (
              <div className={isOpen ? 'flex gap-2' : ''}>
                <TextInput
                  {...control}
                  {...input}
                  inputMode="url"
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  placeholder={text.addressExample}
                  value={typed}
                  onChange={({ target }) => type(target.value)}
                />
                {isOpen && (
                  <BusyButton type="submit" isBusy={isFetching} busyLabel={text.fetching}>
                    {text.add}
                  </BusyButton>
                )}
              </div>
            )}
          </Field>
        )}
      </FoldedInput>
    </form>
  );
}

/** A failure stays until `forgetFailure`. */
function usePictureFetch(queue: UploadQueue, { onFetched }: { onFetched: (url: string) => void }) {
  const queries = useQueryClient();
  const { mutate, error, isPending, reset } = useSingleMutation({
    mutationFn: fetchPictureFrom,
    onSuccess: (come, url) => {
      if ('copyState' in come) {
        showToast({ title: mediaCopyText.waiting, description: mediaCopyText.added });
        void readAgain(queries);
      } else queue.takeIn(come);
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
