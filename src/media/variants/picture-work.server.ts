import { isDiskFull } from '#/http/disk-full.server.ts';
import { makeVariants, type VariantParts } from './make-variants.server.ts';
import { listWaiting, noteFailure } from './variant-store.server.ts';

const sweepEvery = 10 * 60 * 1000;

/**
 * Makes smaller copies in the background, one picture after the other. The queue stands in the database, so it
 * survives a restart. Each copy of the server works on what it took in itself, and on what others have left for ten
 * minutes; should two do the same, the second throws its own away.
 */
export class PictureWork {
  readonly #parts: VariantParts;
  readonly #onFailure: (mediaId: number, error: unknown) => void;
  readonly #queued = new Set<number>();
  #isStarted = false;
  #isStopped = false;
  #working: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: VariantParts, onFailure: (mediaId: number, error: unknown) => void) {
    this.#parts = parts;
    this.#onFailure = onFailure;
  }

  /** A picture has come: its smaller copies are made as soon as nothing else is to be done. */
  enqueue(mediaId: number): void {
    this.#queued.add(mediaId);
    if (this.#isStarted) void this.finish();
  }

  /**
   * Takes up what was left undone, now and from time to time; until then the queue waits. Resolves when what was left
   * has been tried.
   */
  start(): Promise<void> {
    this.#isStarted = true;
    this.#timer = setInterval(() => {
      void this.#takeUp(new Date(this.#parts.clock().getTime() - sweepEvery).toISOString());
    }, sweepEvery);
    this.#timer.unref();
    return this.#takeUp();
  }

  /** Resolves when the whole queue has been tried. */
  finish(): Promise<void> {
    this.#working ??= this.#workOff().finally(() => {
      this.#working = undefined;
    });
    return this.#working;
  }

  /** Begins nothing more; resolves when what was under way has ended, and left nothing behind. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#working;
  }

  async #takeUp(before?: string): Promise<void> {
    try {
      for (const id of await listWaiting(this.#parts.db, before)) this.#queued.add(id);
      await this.finish();
    } catch (error) {
      this.#onFailure(0, error);
    }
  }

  async #workOff(): Promise<void> {
    for (const mediaId of this.#queued) {
      if (this.#isStopped) return;
      this.#queued.delete(mediaId);
      await this.#makeOne(mediaId);
    }
  }

  async #makeOne(mediaId: number): Promise<void> {
    try {
      await makeVariants(this.#parts, mediaId);
    } catch (error) {
      if (this.#isStopped) return;
      this.#onFailure(mediaId, error);
      // no fault of the picture, which is tried again however often the disk was full
      if (isDiskFull(error)) return;
      const failure = error instanceof Error ? error.message : String(error);
      await noteFailure(this.#parts.db, { mediaId, failure }).catch((reason: unknown) =>
        this.#onFailure(mediaId, reason),
      );
    }
  }
}
