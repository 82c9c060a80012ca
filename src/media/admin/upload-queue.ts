import type { UploadedMedia } from '../schema.ts';
import type { sendPicture } from './send-picture.ts';

export interface QueuedUpload {
  id: number;
  name: string;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** How much of it has been sent. At 100 the server is still at work. */
  percent: number;
  /** Why it failed; a file that was refused here is not worth another try. */
  failure?: { error: unknown; isFinal: boolean };
}

/** How the uploads went since nothing was under way. */
export interface UploadOutcome {
  uploaded: number;
  /** So many of them were in the library already. */
  foundAgain?: number;
  /** So many of them wait for their copy. */
  waiting?: number;
  /** The first failure, if any. */
  failure?: { error: unknown };
}

interface QueueParts {
  send: typeof sendPicture;
  onUploaded: (media: UploadedMedia) => void;
  onSettled: (outcome: UploadOutcome) => void;
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** So many at once keep the line full; more only make each of them slower. */
const mostAtOnce = 2;

/** Sends pictures one after the other, two at a time; what fails stays in the list until it is tried again or dismissed. */
export function createUploadQueue({ send, onUploaded, onSettled }: QueueParts) {
  let uploads: readonly QueuedUpload[] = [];
  let arrived: readonly UploadedMedia[] = [];
  let outcome: UploadOutcome = { uploaded: 0 };
  let lastId = 0;
  const calls = new Map<number, AbortController>();
  const listeners = new Set<() => void>();

  function tellAll() {
    for (const tell of listeners) tell();
  }

  function show(next: readonly QueuedUpload[]) {
    uploads = next;
    tellAll();
  }

  function showArrived(next: readonly UploadedMedia[]) {
    arrived = next;
    tellAll();
  }

  function change(id: number, news: Partial<QueuedUpload>) {
    show(uploads.map((upload) => (upload.id === id ? { ...upload, ...news } : upload)));
  }

  function fail(id: number, failure: { error: unknown; isFinal: boolean }) {
    outcome.failure ??= { error: failure.error };
    change(id, { state: 'failed', failure });
  }

  function sendNext() {
    const next = uploads.find(({ state }) => state === 'waiting');
    if (next && calls.size < mostAtOnce) {
      void sendOne(next);
      sendNext();
    } else if (!next && calls.size === 0) {
      const settled = outcome;
      outcome = { uploaded: 0 };
      onSettled(settled);
    }
  }

  async function sendOne({ id, file }: QueuedUpload) {
    const call = new AbortController();
    calls.set(id, call);
    change(id, { state: 'sending', percent: 0 });
    try {
      const onProgress = (percent: number) => change(id, { percent });
      arrive(await send(file, { signal: call.signal, onProgress }));
      forget(id);
    } catch (error) {
      if (!call.signal.aborted) fail(id, { error, isFinal: false });
    }
    calls.delete(id);
    sendNext();
  }

  function arrive(media: UploadedMedia) {
    outcome.uploaded += 1;
    if (media.isDuplicate) outcome.foundAgain = (outcome.foundAgain ?? 0) + 1;
    welcome(media);
  }

  function welcome(media: UploadedMedia) {
    showArrived([...arrived.filter(({ id }) => id !== media.id), media]);
    onUploaded(media);
  }

  const forget = (id: number) => show(uploads.filter((upload) => upload.id !== id));

  return {
    /** @param refuse gives an error for a file that need not be sent at all */
    add(files: readonly File[], refuse: (file: File) => Error | undefined) {
      const added = files.map((file): QueuedUpload => {
        lastId += 1;
        return { id: lastId, name: file.name, file, state: 'waiting', percent: 0 };
      });
      show([...uploads, ...added]);
      for (const { id, file } of added) {
        const error = refuse(file);
        if (error) fail(id, { error, isFinal: true });
      }
      sendNext();
    },
    retry(id: number) {
      change(id, { state: 'waiting', percent: 0, failure: undefined });
      sendNext();
    },
    /** Breaks it off, or takes a failed one out of the list. */
    remove(id: number) {
      forget(id);
      calls.get(id)?.abort();
    },
    /** A picture that came by another road arrives among the others. */
    takeIn(media: UploadedMedia) {
      welcome(media);
      onSettled({
        uploaded: 1,
        ...(media.copyState ? { waiting: 1 } : { foundAgain: media.isDuplicate ? 1 : 0 }),
      });
    },
    list: () => uploads,
    /** What has come, until somebody has seen to it. */
    listArrived: () => arrived,
    dismissArrived(ids: readonly number[]) {
      showArrived(arrived.filter(({ id }) => !ids.includes(id)));
    },
    subscribe(tell: () => void) {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
  };
}
