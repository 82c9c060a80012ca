import { useContext, useEffect, useState } from 'react';
import { mediaText as text } from '#/i18n/tr/media.ts';
import { mediaPanelText } from '#/i18n/tr/media-panel.ts';
import { mediaRefusalText } from '#/i18n/tr/media-refusals.ts';
import { useStore } from '#/panel/store.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { isImageFile, refuseLargeFile } from '../sending/refused-file.ts';
import type { SentPicture } from '../sending/send-picture.ts';
import type { QueuedUpload, UploadPlace } from '../sending/upload-queue.ts';
import { useUploadQueue } from '../sending/use-upload-queue.ts';
import { FormOfUploads } from './form-uploads.ts';

interface FieldUploadsPlan {
  /** @param order rises in the order in which the files were chosen; they may come in another */
  onUploaded: (url: string, order: number) => void;
  /** How many more pictures the field takes. A field for one takes the newest. */
  room?: number | 'one';
  /** Said when more are chosen than it takes. */
  noRoom?: string;
  /** Said of each that has come, where the field is not set by it. */
  said?: string;
}

export interface FieldUploads {
  /** Those of this field that are on their way, or have failed. */
  uploads: readonly QueuedUpload[];
  isForMany: boolean;
  /** @returns the id of each file that is sent */
  add: (files: File[]) => readonly number[];
  /** Leaves out what is no picture. */
  addDropped: (files: File[]) => void;
  retry: (id: number) => void;
  remove: (id: number) => void;
  /** Calls off what is on its way, and forgets what has failed. */
  clear: () => void;
  /** What has come to this field since it was opened. */
  arrived: readonly SentPicture[];
}

/** Pictures for one field. They go on when its form is closed, and are then only in the library. */
export function useFieldUploads({ onUploaded, room = 'one', noRoom, said }: FieldUploadsPlan): FieldUploads {
  const queue = useUploadQueue();
  const [arrived, setArrived] = useState<readonly SentPicture[]>([]);
  const place = useUploadPlace((media, order) => {
    setArrived((earlier) => [...earlier, media]);
    onUploaded(media.url, order);
    showToast({ title: text.uploadSucceeded, description: said ?? text.uploadedAndSet });
  });
  const uploads = useStore(queue.uploads).filter((upload) => upload.place === place);
  const clear = () => {
    for (const { id } of uploads) queue.remove(id);
  };

  function add(files: File[]): readonly number[] {
    const taken = room === 'one' ? files.slice(0, 1) : files.slice(0, Math.max(0, room - uploads.length));
    if (room === 'one') clear();
    else if (taken.length < files.length && noRoom) toastFailure(noRoom);
    return taken.length > 0 ? queue.add(taken, refuseLargeFile, place) : [];
  }

  function addDropped(files: File[]) {
    const pictures = files.filter(isImageFile);
    if (pictures.length > 0) add(pictures);
    else toastFailure(mediaPanelText.notAPicture(files[0]?.name ?? mediaRefusalText.unnamed));
  }

  const { retry, remove } = queue;
  return {
    ...{ uploads, isForMany: room !== 'one', add, addDropped, clear, arrived },
    retry: retry.bind(queue),
    remove: remove.bind(queue),
  };
}

/** The same object for as long as the field is shown; what it does is always the newest. */
function useUploadPlace(take: Taker): UploadPlace {
  const form = useContext(FormOfUploads);
  const [place] = useState(() => new FieldPlace(form));
  useEffect(() => {
    place.taker = take;
    return () => {
      place.taker = undefined;
    };
  });
  return place;
}

type Taker = (media: SentPicture, order: number) => void;

class FieldPlace implements UploadPlace {
  readonly form: object | undefined;
  taker: Taker | undefined;

  constructor(form: object | undefined) {
    this.form = form;
  }

  take(media: SentPicture, order: number): boolean {
    this.taker?.(media, order);
    return this.taker !== undefined;
  }

  /** The toast says only that it failed; the reason stays in the form. */
  fail(): boolean {
    if (this.taker) toastFailure(text.pictureNotUploaded);
    return this.taker !== undefined;
  }
}

function toastFailure(description: string): void {
  showToast({ title: text.uploadFailed, description, variant: 'destructive' });
}
