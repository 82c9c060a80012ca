import { useContext, useEffect, useRef, useState } from 'react';
import { mediaText as text } from '#/i18n/tr/media.ts';
import { mediaPanelText } from '#/i18n/tr/media-panel.ts';
import { mediaRefusalText } from '#/i18n/tr/media-refusals.ts';
import { mediaUploadText } from '#/i18n/tr/media-upload.ts';
import { FormOfUploads } from '#/panel/save/pending-uploads.ts';
import { useStore } from '#/panel/store.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { isImageFile, refuseLargeFile } from '../sending/refused-file.ts';
import type { QueuedUpload, UploadPlace } from '../sending/upload-queue.ts';
import { useUploadQueue } from '../sending/use-upload-queue.ts';

/** The one place where addresses are a text: a person may type or paste several, with commas between. */
export const splitAddresses = (typed: string, { isOne = false } = {}): string[] =>
  (isOne ? [typed] : typed.split(',')).map((url) => url.trim()).filter((url) => url !== '');

export const joinAddresses = (urls: readonly string[]): string => urls.join(', ');

/**
 * A form's list of addresses, to which uploads add at any time. Two may come before the form is drawn again, so the
 * newest list is kept beside it.
 */
export function useAddresses(
  urls: readonly string[],
  { most, onChange }: { most: number; onChange: (urls: string[]) => void },
) {
  const newest = useRef(urls);
  const orders = useRef(new Map<string, number>());
  useEffect(() => {
    newest.current = urls;
  });
  function set(next: string[]) {
    newest.current = next;
    onChange(next);
  }
  return {
    set,
    /** Puts a picture behind those that were chosen before it. @param order as the files were chosen */
    take(url: string, order: number) {
      orders.current.set(url, order);
      const { current } = newest;
      if (most === 1) return set([url]);
      if (current.includes(url) || current.length >= most) return;
      const later = current.findIndex((other) => (orders.current.get(other) ?? 0) > order);
      set(current.toSpliced(later < 0 ? current.length : later, 0, url));
    },
  };
}

interface FieldUploadsPlan {
  /** @param order rises in the order in which the files were chosen; they may come in another */
  take: (url: string, order: number) => void;
  /** How many more pictures the field takes. A field for one takes the newest. */
  room?: number | 'one';
  /** Said when more are chosen than it takes. @param left how many were left out */
  noRoom?: (left: number) => string;
  /** Said when one has come, and how many by then; '' where the field itself tells of each that came or failed. */
  say?: (come: number) => string;
}

export interface FieldUploads {
  /** Those of this field that are on their way, or have failed. */
  uploads: readonly QueuedUpload[];
  isForMany: boolean;
  /** @returns the id of each file that is sent */
  add: (files: readonly File[], refuse?: (file: File) => Error | undefined) => readonly number[];
  /** Leaves out what is no picture. */
  addDropped: (files: File[]) => void;
  /** Calls off what is on its way, and forgets what has failed. */
  clear: () => void;
}

/** Pictures for one field. They go on when its form is closed, and are then only in the library. */
export function useFieldUploads({
  take,
  room = 'one',
  noRoom,
  say = room === 'one' ? () => text.uploadedAndSet : mediaUploadText.uploaded,
}: FieldUploadsPlan): FieldUploads {
  const queue = useUploadQueue();
  const come = useRef(0);
  const place = useUploadPlace({
    take(media, order) {
      take(media.url, order);
      come.current += 1;
      const said = say(come.current);
      if (said) showToast({ title: text.uploadSucceeded, description: said });
    },
    // the reason stays in the form
    fail: () => say(1) && toastFailure(text.pictureNotUploaded),
  });
  const uploads = useStore(queue.uploads).filter((upload) => upload.place === place);
  useEffect(() => {
    if (uploads.every(({ state }) => state === 'failed')) come.current = 0;
  });
  const clear = () => {
    for (const { id } of uploads) queue.remove(id);
  };

  function add(files: readonly File[], refuse = refuseLargeFile): readonly number[] {
    const taken = files.slice(0, room === 'one' ? 1 : roomBeside(uploads, room));
    const left = files.length - taken.length;
    if (room === 'one') clear();
    else if (left > 0 && noRoom) toastFailure(noRoom(left));
    return taken.length > 0 ? queue.add(taken, refuse, place) : [];
  }

  function addDropped(files: File[]) {
    const pictures = files.filter(isImageFile);
    if (pictures.length > 0) add(pictures);
    else toastFailure(mediaPanelText.notAPicture(files[0]?.name ?? mediaRefusalText.unnamed));
  }

  return { uploads, isForMany: room !== 'one', add, addDropped, clear };
}

/** Counts how many more a field takes. A failed one keeps its place for as long as it can be tried again. */
export const roomBeside = (uploads: readonly Pick<QueuedUpload, 'failure'>[], room: number): number =>
  Math.max(0, room - uploads.filter(({ failure }) => !failure?.isFinal).length);

/** The same object for as long as the field is shown; what it does is always the newest. */
function useUploadPlace(taker: Required<UploadPlace>['taker']): UploadPlace {
  const form = useContext(FormOfUploads);
  const [place] = useState<UploadPlace>(() => ({ form }));
  useEffect(() => {
    place.taker = taker;
    return () => {
      place.taker = undefined;
    };
  });
  return place;
}

function toastFailure(description: string): void {
  showToast({ title: text.uploadFailed, description, variant: 'destructive' });
}
