import { minute } from '#/format/durations.ts';
import { isDiskFull } from '#/http/disk-full.server.ts';
import { makeVariants, type VariantParts } from './make-variants.server.ts';
import { listWaiting, noteFailure } from './variant-store.server.ts';

const sweepEvery = 10 * minute;

/** Each server makes its own and those left for ten minutes; if two make the same, the second discards its own. */
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

  /** Pictures that wait for their smaller copies. */
  get waiting(): number {
    return this.#queued.size;
  }

  enqueue(mediaId: number): void {
    this.#queued.add(mediaId);
    if (this.#isStarted) void this.finish();
  }

  /** Nothing is made before this. Resolves when everything left over has been tried. */
  start(): Promise<void> {
    this.#isStarted = true;
    this.#timer = setInterval(() => {
      void this.#takeUp(new Date(this.#parts.clock().getTime() - sweepEvery).toISOString());
    }, sweepEvery);
    this.#timer.unref();
    return this.#takeUp();
  }

  finish(): Promise<void> {
    this.#working ??= this.#workOff().finally(() => {
      this.#working = undefined;
    });
    return this.#working;
  }

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
      // a full disk is no fault of the picture, so this attempt does not count
      if (isDiskFull(error)) return;
      const failure = error instanceof Error ? error.message : String(error);
      await noteFailure(this.#parts.db, { mediaId, failure }).catch((reason: unknown) =>
        this.#onFailure(mediaId, reason),
      );
    }
  }
}
