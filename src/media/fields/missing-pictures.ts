import { mediaUploadText as text } from '#/i18n/tr/media-upload.ts';
import type { UnderWay } from '#/panel/stored/under-way.ts';
import type { QueuedUpload } from '../sending/upload-queue.ts';

/**
 * Pictures of a form that could not be sent.
 * @param known the failures that the person has read of; a new try that fails is another one
 */
export function missingPictures(failed: readonly QueuedUpload[], known: Set<unknown>): UnderWay {
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

export const isPublished = (draft: object): boolean => 'published' in draft && draft.published === true;

/** What will be refused again has no row, and says so at its field. */
const goToFailed = () =>
  document.querySelector<HTMLElement>('[data-failed-upload] button, [aria-invalid="true"]')?.focus();
