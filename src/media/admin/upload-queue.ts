import type { Media } from '../schema.ts';
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
  /** The first failure, if any. */
  failure?: { error: unknown };
}

interface QueueParts {
  send: typeof sendPicture;
  onUploaded: (media: Media) => void;
  onSettled: (outcome: UploadOutcome) => void;
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** So many at once keep the line full; more only make each of them slower. */
const mostAtOnce = 2;

/** Sends pictures one after the other, two at a time; what fails stays in the list until it is tried again or dismissed. */
export function createUploadQueue({ send, onUploaded, onSettled }: QueueParts) {
  let uploads: readonly QueuedUpload[] = [];
  let outcome: UploadOutcome = { uploaded: 0 };
  let lastId = 0;
  const calls = new Map<number, AbortController>();
  const listeners = new Set<() => void>();

  function show(next: readonly QueuedUpload[]) {
    uploads = next;
    for (const tell of listeners) tell();
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
      onUploaded(await send(file, { signal: call.signal, onProgress }));
      outcome.uploaded += 1;
      forget(id);
    } catch (error) {
      if (!call.signal.aborted) fail(id, { error, isFinal: false });
    }
    calls.delete(id);
    sendNext();
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
    list: () => uploads,
    subscribe(tell: () => void) {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
  };
}
