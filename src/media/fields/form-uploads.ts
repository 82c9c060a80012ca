import { useState } from 'react';
import { mediaUploadText as text } from '#/i18n/tr/media-upload.ts';
import type { PendingUploads } from '#/panel/save/pending-uploads.ts';
import { useStore } from '#/panel/store.ts';
import type { QueuedUpload, UploadQueue } from '../sending/upload-queue.ts';
import { useUploadQueue } from '../sending/use-upload-queue.ts';

/** Looks at the pictures of a form: those on their way, and those that have failed. */
export function useFormUploads(form: object) {
  const { uploads } = useUploadQueue();
  const [readPending] = useState(() => watchUploads(uploads, form));
  const pendingUploads = useStore({ subscribe: uploads.subscribe, read: readPending });
  return { pendingUploads, isSending: pendingUploads === sendingPictures };
}

/** @returns a reader that gives the same object for as long as the same ones have failed */
function watchUploads(uploads: UploadQueue['uploads'], form: object): () => PendingUploads | undefined {
  const known = new Set<unknown>();
  let failed: readonly QueuedUpload[] = [];
  let missing: PendingUploads | undefined;
  return () => {
    const own = uploads.read().filter(({ place }) => place?.form === form);
    if (own.some(({ state }) => state !== 'failed')) return sendingPictures;
    if (own.length !== failed.length || own.some((upload, place) => upload !== failed[place])) {
      failed = own;
      missing = own.length > 0 ? missingPictures(own, known) : undefined;
    }
    return missing;
  };
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
