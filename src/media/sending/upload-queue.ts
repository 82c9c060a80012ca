import { createStore } from '#/panel/store.ts';
import { willFailAgain } from './refused-file.ts';
import type { SendPicture, SentPicture } from './send-picture.ts';

export interface QueuedUpload {
  id: number;
  name: string;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** Percent sent. At 100 the server is still at work. */
  percent: number;
  /** Final when another try would fail too. */
  failure?: { error: unknown; isFinal: boolean };
  place?: UploadPlace;
}

/** Place in a form where a picture is awaited. */
export interface UploadPlace {
  /** Fields of one form share it. */
  readonly form?: object | undefined;
  /** Undefined when the form is gone; the picture is then only in the library. */
  taker?:
    | {
        /** @param order rises in the order in which the files were chosen */
        take: (media: SentPicture, order: number) => void;
        fail: (failure: { error: unknown; isFinal: boolean }) => void;
      }
    | undefined;
}

/** Number of the uploads under way, and their common progress. */
export interface Progress {
  number: number;
  percent: number;
}

/** Counts since nothing was under way. */
export interface UploadOutcome {
  uploaded: number;
  /** Already in the library. */
  foundAgain?: number;
  /** The first one. */
  failure?: { error: unknown };
}

interface QueueParts {
  send: SendPicture;
  onUploaded: (media: SentPicture) => void;
  onProgress?: (progress: Progress) => void;
  onSettled: (outcome: UploadOutcome) => void;
}

/** Two keep the line full; more only make each of them slower. */
const mostAtOnce = 2;

const mostPlaced = 200;

/** Queue of uploads. What fails stays in it until it is tried again or dismissed. */
export class UploadQueue {
  readonly uploads = createStore<readonly QueuedUpload[]>([]);
  /** What has come, until it is dismissed. */
  readonly arrived = createStore<readonly SentPicture[]>([]);

  /** What has come to a form, newest last; a form may ask how its pictures came. */
  readonly placed = createStore<readonly SentPicture[]>([]);

  readonly #parts: QueueParts;
  readonly #calls = new Map<number, AbortController>();
  #outcome: UploadOutcome = { uploaded: 0 };
  /** Uploads that have come since nothing was under way. */
  #come = 0;
  #lastId = 0;

  constructor(parts: QueueParts) {
    this.#parts = parts;
    this.uploads.subscribe(() => parts.onProgress?.(this.#progress()));
  }

  /**
   * @param refuse gives an error for a file that need not be sent at all
   * @returns the id of each file
   */
  add(files: readonly File[], refuse: (file: File) => Error | undefined, place?: UploadPlace): number[] {
    const added = files.map((file): QueuedUpload => {
      this.#lastId += 1;
      return { id: this.#lastId, name: file.name, file, state: 'waiting', percent: 0, place };
    });
    this.uploads.write([...this.uploads.read(), ...added]);
    for (const { id, file } of added) {
      const error = refuse(file);
      if (error) this.#fail(id, { error, isFinal: true });
    }
    this.#sendNext();
    return added.map(({ id }) => id);
  }

  readonly retry = (id: number): void => {
    this.#change(id, { state: 'waiting', percent: 0, failure: undefined });
    this.#sendNext();
  };

  /** Cancels a running upload, or takes a failed one out of the list. */
  readonly remove = (id: number): void => {
    this.#forget(id);
    this.#calls.get(id)?.abort();
  };

  /** For a picture that came another way than by upload. */
  takeIn(media: SentPicture): void {
    this.#welcome(media);
    this.#parts.onSettled({ uploaded: 1, foundAgain: media.isDuplicate ? 1 : 0 });
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
      this.#come = 0;
      this.#parts.onSettled(settled);
    }
  }

  async #send({ id, file, place }: QueuedUpload): Promise<void> {
    const call = new AbortController();
    this.#calls.set(id, call);
    this.#change(id, { state: 'sending', percent: 0 });
    try {
      const onProgress = (percent: number) => this.#change(id, { percent });
      const media = await this.#parts.send(file, { signal: call.signal, onProgress });
      // one that was called off at the last moment is in the library, and nowhere else
      this.#arrive(media, { id, place: call.signal.aborted ? undefined : place });
      this.#forget(id);
    } catch (error) {
      if (!call.signal.aborted) this.#fail(id, { error, isFinal: willFailAgain(error) });
    }
    this.#calls.delete(id);
    this.#sendNext();
  }

  #arrive(media: SentPicture, { id, place }: Pick<QueuedUpload, 'id' | 'place'>): void {
    this.#come += 1;
    if (place?.taker) {
      place.taker.take(media, id);
      this.placed.write([...this.placed.read().slice(-mostPlaced), media]);
      this.#parts.onUploaded(media);
      return;
    }
    this.#outcome.uploaded += 1;
    if (media.isDuplicate) this.#outcome.foundAgain = (this.#outcome.foundAgain ?? 0) + 1;
    this.#welcome(media);
  }

  #welcome(media: SentPicture): void {
    this.arrived.write([...this.arrived.read().filter(({ id }) => id !== media.id), media]);
    this.#parts.onUploaded(media);
  }

  #fail(id: number, failure: { error: unknown; isFinal: boolean }): void {
    const place = this.uploads.read().find((upload) => upload.id === id)?.place;
    this.#change(id, { state: 'failed', failure });
    if (place?.taker) place.taker.fail(failure);
    else this.#outcome.failure ??= { error: failure.error };
  }

  #progress(): Progress {
    const underWay = this.uploads.read().filter(({ state }) => state !== 'failed');
    const sum = underWay.reduce((percents, { percent }) => percents + percent, this.#come * 100);
    return {
      number: underWay.length,
      percent: Math.floor(sum / Math.max(1, underWay.length + this.#come)),
    };
  }

  #forget(id: number): void {
    this.uploads.write(this.uploads.read().filter((upload) => upload.id !== id));
  }

  #change(id: number, change: Partial<QueuedUpload>): void {
    const uploads = this.uploads.read();
    this.uploads.write(uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }
}
