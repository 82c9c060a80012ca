import { createContext, useState, useSyncExternalStore } from 'react';
import { mediaUploadText as text } from '#/i18n/tr/media-upload.ts';
import type { UnderWay } from '#/panel/stored/under-way.ts';
import { useUploadQueue } from '../sending/use-upload-queue.ts';

/** Stands for one open form, so that it knows its pictures among all that are sent. */
export const FormOfUploads = createContext<object | undefined>(undefined);

export interface FormUploads {
  form: object;
  /** While a picture of this form is on its way. */
  underWay: UnderWay | undefined;
}

export function useFormUploads(): FormUploads {
  const [form] = useState(() => ({}));
  const { uploads } = useUploadQueue();
  const isUnderWay = useSyncExternalStore(uploads.subscribe, () =>
    uploads.read().some(({ place, state }) => place?.form === form && state !== 'failed'),
  );
  return { form, underWay: isUnderWay ? pictureUnderWay : undefined };
}

/** A draft may go without its picture; what visitors see at once may not. */
const pictureUnderWay: UnderWay = {
  refuse: (draft) => ('published' in draft && draft.published === true ? text.mayNotPublish : undefined),
  savedMeanwhile: text.savedMeanwhile,
  arrivedMeanwhile: text.placedMeanwhile,
};
