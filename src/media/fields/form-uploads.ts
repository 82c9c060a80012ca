import { createContext, useState } from 'react';
import { mediaUploadText as text } from '#/i18n/tr/media-upload.ts';
import type { PendingUploads } from '#/panel/save/pending-uploads.ts';
import { useStore } from '#/panel/store.ts';
import type { QueuedUpload, UploadQueue } from '../sending/upload-queue.ts';
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
  const { uploads } = useUploadQueue();
  const [form] = useState(() => openForm(uploads));
  const pendingUploads = useStore({ subscribe: uploads.subscribe, read: form.readPending });
  return { form, pendingUploads, isSending: pendingUploads === sendingPictures };
}

function openForm(uploads: UploadQueue['uploads']) {
  const known = new Set<unknown>();
  let failed: readonly QueuedUpload[] = [];
  let missing: PendingUploads | undefined;
  const form = {
    /** The same object for as long as the same ones have failed. */
    readPending(): PendingUploads | undefined {
      const own = uploads.read().filter(({ place }) => place?.form === form);
      if (own.some(({ state }) => state !== 'failed')) return sendingPictures;
      if (own.length !== failed.length || own.some((upload, place) => upload !== failed[place])) {
        failed = own;
        missing = own.length > 0 ? missingPictures(own, known) : undefined;
      }
      return missing;
    },
  };
  return form;
}

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
