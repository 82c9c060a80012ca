import { isDiskFull } from '#/http/disk-full.server.ts';
import { makeVariants, type VariantParts } from './make-variants.server.ts';
import { listWaiting, noteFailure } from './variant-store.server.ts';

const sweepEvery = 10 * 60 * 1000;

export interface PictureWork {
  /** A picture has come: its smaller copies are made as soon as nothing else is to be done. */
  enqueue(mediaId: number): void;
  /**
   * Takes up what was left undone, now and from time to time; until then the queue waits. Resolves when what was
   * left has been tried.
   */
  start(): Promise<void>;
  /** Resolves when the whole queue has been tried. */
  finish(): Promise<void>;
  /** Begins nothing more; resolves when what was under way has ended, and left nothing behind. */
  stop(): Promise<void>;
}

/**
 * Makes smaller copies in the background, one picture after the other. The queue stands in the database, so it
 * survives a restart. Each copy of the server works on what it took in itself, and on what others have left for ten
 * minutes; should two do the same, the second throws its own away.
 */
export function openPictureWork(
  parts: VariantParts,
  onFailure: (mediaId: number, error: unknown) => void,
): PictureWork {
  const queued = new Set<number>();
  let isStarted = false;
  let isStopped = false;
  let working: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function work() {
    for (const mediaId of queued) {
      if (isStopped) return;
      queued.delete(mediaId);
      await makeOne(mediaId);
    }
  }

  async function makeOne(mediaId: number) {
    try {
      await makeVariants(parts, mediaId);
    } catch (error) {
      if (isStopped) return;
      onFailure(mediaId, error);
      // no fault of the picture, which is tried again however often the disk was full
      if (isDiskFull(error)) return;
      const failure = error instanceof Error ? error.message : String(error);
      await noteFailure(parts.db, { mediaId, failure }).catch((reason: unknown) =>
        onFailure(mediaId, reason),
      );
    }
  }

  function wake(): Promise<void> {
    working ??= work().finally(() => {
      working = undefined;
    });
    return working;
  }

  async function takeUp(before?: string) {
    try {
      for (const id of await listWaiting(parts.db, before)) queued.add(id);
      await wake();
    } catch (error) {
      onFailure(0, error);
    }
  }

  return {
    enqueue(mediaId) {
      queued.add(mediaId);
      if (isStarted) void wake();
    },
    start() {
      isStarted = true;
      timer = setInterval(() => {
        void takeUp(new Date(parts.clock().getTime() - sweepEvery).toISOString());
      }, sweepEvery);
      timer.unref();
      return takeUp();
    },
    finish: wake,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await working;
    },
  };
}
