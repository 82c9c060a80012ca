import { createStore } from '#/panel/store.ts';
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

/** So many at once keep the line full; more only make each of them slower. */
const mostAtOnce = 2;

/** Sends pictures one after the other, two at a time; what fails stays in the list until it is tried again or dismissed. */
export class UploadQueue {
  readonly uploads = createStore<readonly QueuedUpload[]>([]);
  /** What has come, until somebody has seen to it. */
  readonly arrived = createStore<readonly UploadedMedia[]>([]);

  readonly #parts: QueueParts;
  readonly #calls = new Map<number, AbortController>();
  #outcome: UploadOutcome = { uploaded: 0 };
  #lastId = 0;

  constructor(parts: QueueParts) {
    this.#parts = parts;
  }

  /** @param refuse gives an error for a file that need not be sent at all */
  add(files: readonly File[], refuse: (file: File) => Error | undefined): void {
    const added = files.map((file): QueuedUpload => {
      this.#lastId += 1;
      return { id: this.#lastId, name: file.name, file, state: 'waiting', percent: 0 };
    });
    this.uploads.write([...this.uploads.read(), ...added]);
    for (const { id, file } of added) {
      const error = refuse(file);
      if (error) this.#fail(id, { error, isFinal: true });
    }
    this.#sendNext();
  }

  retry(id: number): void {
    this.#change(id, { state: 'waiting', percent: 0, failure: undefined });
    this.#sendNext();
  }

  /** Breaks it off, or takes a failed one out of the list. */
  remove(id: number): void {
    this.#forget(id);
    this.#calls.get(id)?.abort();
  }

  /** A picture that came by another road arrives among the others. */
  takeIn(media: UploadedMedia): void {
    this.#welcome(media);
    this.#parts.onSettled({
      uploaded: 1,
      ...(media.copyState ? { waiting: 1 } : { foundAgain: media.isDuplicate ? 1 : 0 }),
    });
  }

  dismissArrived(ids: readonly number[]): void {
    this.arrived.write(this.arrived.read().filter(({ id }) => !ids.includes(id)));
  }

  #sendNext(): void {
    const next = this.uploads.read().find(({ state }) => state === 'waiting');
    if (next && this.#calls.size < mostAtOnce) {
      void this.#send(next);
      this.#sendNext();
    } else if (!next && this.#calls.size === 0) {
      const settled = this.#outcome;
      this.#outcome = { uploaded: 0 };
      this.#parts.onSettled(settled);
    }
  }

  async #send({ id, file }: QueuedUpload): Promise<void> {
    const call = new AbortController();
    this.#calls.set(id, call);
    this.#change(id, { state: 'sending', percent: 0 });
    try {
      const onProgress = (percent: number) => this.#change(id, { percent });
      this.#arrive(await this.#parts.send(file, { signal: call.signal, onProgress }));
      this.#forget(id);
    } catch (error) {
      if (!call.signal.aborted) this.#fail(id, { error, isFinal: false });
    }
    this.#calls.delete(id);
    this.#sendNext();
  }

  #arrive(media: UploadedMedia): void {
    this.#outcome.uploaded += 1;
    if (media.isDuplicate) this.#outcome.foundAgain = (this.#outcome.foundAgain ?? 0) + 1;
    this.#welcome(media);
  }

  #welcome(media: UploadedMedia): void {
    this.arrived.write([...this.arrived.read().filter(({ id }) => id !== media.id), media]);
    this.#parts.onUploaded(media);
  }

  #fail(id: number, failure: { error: unknown; isFinal: boolean }): void {
    this.#outcome.failure ??= { error: failure.error };
    this.#change(id, { state: 'failed', failure });
  }

  #forget(id: number): void {
    this.uploads.write(this.uploads.read().filter((upload) => upload.id !== id));
  }

  #change(id: number, change: Partial<QueuedUpload>): void {
    const uploads = this.uploads.read();
    this.uploads.write(uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }
}
