import { createContext, useMemo, useState, useSyncExternalStore } from 'react';
import { mediaUploadText as text } from '#/i18n/tr/media-upload.ts';
import type { PendingUploads } from '#/panel/save/pending-uploads.ts';
import type { QueuedUpload } from '../sending/upload-queue.ts';
import { useUploadQueue } from '../sending/use-upload-queue.ts';

/** Stands for one open form, so that it knows its pictures among all that are sent. */
export const FormOfUploads = createContext<object | undefined>(undefined);

interface FormUploads {
  form: object;
  /** While a picture of this form is on its way, or has failed. */
  pendingUploads: PendingUploads | undefined;
  /** While one is on its way. */
  isSending: boolean;
}

export function useFormUploads(): FormUploads {
  const [form] = useState(() => ({ knownFailures: new Set<unknown>() }));
  const { uploads } = useUploadQueue();
  const isSending = useSyncExternalStore(uploads.subscribe, () =>
    uploads.read().some((upload) => isOf(form, upload) && !hasFailed(upload)),
  );
  const failed = useSyncExternalStore(uploads.subscribe, () =>
    idsOf(uploads.read().filter((upload) => isOf(form, upload) && hasFailed(upload))),
  );
  // the same object for as long as the same ones have failed
  const missing = useMemo(() => {
    const ids = failed.split(',');
    const pictures = uploads.read().filter(({ id }) => ids.includes(String(id)));
    return pictures.length > 0 ? missingPictures(pictures, form.knownFailures) : undefined;
  }, [failed, uploads, form]);
  return { form, isSending, pendingUploads: isSending ? sendingPictures : missing };
}

const isOf = (form: object, { place }: QueuedUpload) => place?.form === form;

const hasFailed = ({ state }: QueuedUpload) => state === 'failed';

const idsOf = (uploads: QueuedUpload[]) => uploads.map(({ id }) => id).join();

/** A draft may go without its picture; what visitors see at once may not. */
const sendingPictures: PendingUploads = {
  refuse: (draft) => (isPublished(draft) ? text.mayNotPublish : undefined),
  savedMeanwhile: text.savedMeanwhile,
  arrivedMeanwhile: text.placedMeanwhile,
};

/**
 * Pictures of a form that could not be sent.
 * @param known the failures that the person has read of; a new try that fails is another one
 */
function missingPictures(failed: readonly QueuedUpload[], known: Set<unknown>): PendingUploads {
  const pictures = text.pictures(failed.map(({ name }) => name));
  const isKnown = () => failed.every(({ failure }) => known.has(failure));
  const noteRead = () => {
    for (const { failure } of failed) known.add(failure);
  };
  return {
    refuse(draft) {
      if (!isPublished(draft) || isKnown()) return undefined;
      noteRead();
      goToFailed();
      return text.missingNotPublished(pictures);
    },
    savedMeanwhile: text.savedMissing(pictures),
    arrivedMeanwhile: text.placedMeanwhile,
    missing: {
      saved: text.butMissing(pictures),
      offer: { label: text.toPicture, altText: text.toPictureHint, onPress: goToFailed },
      isKnown,
      noteRead,
    },
  };
}

const isPublished = (draft: object): boolean => 'published' in draft && draft.published === true;

/** Leads to a failed upload. What will be refused again has no row, and says so at its field. */
const goToFailed = () =>
  document.querySelector<HTMLElement>('[data-failed-upload] button, [aria-invalid="true"]')?.focus();
