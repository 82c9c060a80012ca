import { createStore } from '#/panel/store.ts';
import type { UploadedMedia } from '../schema.ts';
import type { sendPicture } from './send-picture.ts';

export interface QueuedUpload {
  id: number;
  name: string;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** Percent sent. At 100 the server is still at work. */
  percent: number;
  /** Final when the file was refused here, because another try would fail too. */
  failure?: { error: unknown; isFinal: boolean };
}

/** Counts since nothing was under way. */
export interface UploadOutcome {
  uploaded: number;
  /** Already in the library. */
  foundAgain?: number;
  /** Waiting for their copy. */
  waiting?: number;
  /** The first one. */
  failure?: { error: unknown };
}

interface QueueParts {
  send: typeof sendPicture;
  onUploaded: (media: UploadedMedia) => void;
  onSettled: (outcome: UploadOutcome) => void;
}

/** Two keep the line full; more only make each of them slower. */
const mostAtOnce = 2;

/** What fails stays in the list until it is tried again or dismissed. */
export class UploadQueue {
  readonly uploads = createStore<readonly QueuedUpload[]>([]);
  /** What has come, until it is dismissed. */
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

  /** Cancels a running upload, or takes a failed one out of the list. */
  remove(id: number): void {
    this.#forget(id);
    this.#calls.get(id)?.abort();
  }

  /** For a picture that came another way than by upload. */
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
