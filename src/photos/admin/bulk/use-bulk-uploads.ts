import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { showNewMedia } from '#/media/queries.ts';
import { rereadLibrary } from '#/media/refresh-library.ts';
import { refuseDroppedFile } from '#/media/sending/refused-file.ts';
import { openSender, type SentPicture } from '#/media/sending/send-picture.ts';
import { UploadQueue } from '#/media/sending/upload-queue.ts';
import { useStore } from '#/panel/store.ts';

/** Receives the address, and the place of the file among all that were chosen: they come in any order. */
type TakePicture = (url: string, place: number) => void;
type TakeSent = (media: SentPicture, place: number) => void;

export type BulkUploads = ReturnType<typeof useBulkUploads>;

/** Sends pictures for one form; what is still on its way when the form closes is called off. */
export function useBulkUploads(onUploaded: TakePicture) {
  const queries = useQueryClient();
  const [arrived, setArrived] = useState<readonly SentPicture[]>([]);
  const take = useRef<TakeSent>(undefined);
  useEffect(() => {
    take.current = (media, place) => {
      setArrived((earlier) => [...earlier, media]);
      onUploaded(media.url, place);
    };
  });
  const [{ queue, places }] = useState(() => openQueue(queries, take));
  useEffect(() => () => callOff(queue), [queue]);
  const uploads = useStore(queue.uploads);
  const done = useStore(queue.arrived).length;
  const underWay = uploads.filter(({ state }) => state !== 'failed');
  const sent = underWay.reduce((sum, { percent }) => sum + percent, done * 100);
  const all = done + underWay.length;

  function add(files: readonly File[]) {
    for (const file of files) places.set(file, places.size);
    queue.add(files, refuseDroppedFile);
  }

  return {
    add,
    /** All that has not come yet, also what has failed. */
    uploads,
    arrived,
    isUnderWay: underWay.length > 0,
    done,
    all,
    percent: Math.floor(sent / Math.max(1, all)),
    failed: uploads.filter(({ state }) => state === 'failed'),
    retry: (id: number) => queue.retry(id),
    remove: (id: number) => queue.remove(id),
  };
}

function openQueue(queries: QueryClient, take: RefObject<TakeSent | undefined>) {
  const places = new Map<File, number>();
  const sendPicture = openSender();
  const queue: UploadQueue = new UploadQueue({
    async send(file, call) {
      const media = await sendPicture(file, call);
      take.current?.(media, places.get(file) ?? 0);
      return media;
    },
    onUploaded: (media) => showNewMedia(queries, media),
    onSettled: () => {
      queue.dismissArrived(queue.arrived.read().map(({ id }) => id));
      void rereadLibrary(queries);
    },
  });
  return { queue, places };
}

function callOff(queue: UploadQueue) {
  for (const { id } of queue.uploads.read()) queue.remove(id);
}
